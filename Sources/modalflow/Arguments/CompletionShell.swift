/// The shells with completions. Each script calls the tool, see ``Completions``.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The text for the shell's start file or completion folder.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  // Bash splits words at ‘=’ and ‘:’ and replaces only the last part. So the script joins the parts for the
  // request and removes them from the answers. It works with Bash 3.2 of macOS.
  private static let bashScript = #"""
    _modalflow() {
      local word full='' line cur="${COMP_WORDS[COMP_CWORD]}" glued=0 index
      local words=()
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        if [[ $word == [=:]* || $glued == 1 ]] && ((${#words[@]})); then
          words[${#words[@]} - 1]+="$word"
        else
          words+=("$word")
        fi
        [[ $word == *[=:] ]] && glued=1 || glued=0
      done
      ((${#words[@]})) && full="${words[${#words[@]} - 1]}"
      [[ $cur == [=:] ]] && cur=''
      local head="${full%"$cur"}"
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files*)
            local ending endings="${line#:files}"
            while IFS= read -r word; do
              if [[ -d $word ]]; then COMPREPLY+=("$word"); continue; fi
              [[ -z $endings ]] && COMPREPLY+=("$word")
              for ending in $endings; do [[ $word == *."$ending" ]] && COMPREPLY+=("$word"); done
            done < <(compgen -f -- "$cur")
            type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
            ;;
          :folders)
            while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -d -- "$cur")
            type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
            ;;
          *)
            line="${line%%$'\t'*}"
            COMPREPLY+=("${line#"$head"}")
            ;;
        esac
      done < <("${COMP_WORDS[0]}" __complete ${words[@]+"${words[@]}"} 2>/dev/null)
    }
    complete -F _modalflow modalflow

    """#

  private static let zshScript = #"""
    #compdef modalflow
    _modalflow() {
      local line name
      local -a offered
      for line in "${(@f)$("${words[1]}" __complete "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        case $line in
          (:files*)
            local -a endings=(${=line#:files})
            compset -P '--*='
            _files -g "*${endings:+.(${(j:|:)endings})}(-.)"
            return
            ;;
          (:folders)
            compset -P '--*='
            _files -/
            return
            ;;
          ('') ;;
          (*)
            name=${line%%$'\t'*}
            offered+=("${name//:/\\:}${${line#$name}/$'\t'/:}")
            ;;
        esac
      done
      (( $#offered )) && _describe -V modalflow offered
    }
    if [[ $funcstack[1] == _modalflow ]]; then _modalflow "$@"; else compdef _modalflow modalflow; fi

    """#

  private static let fishScript = #"""
    function __modalflow_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l option (string match -r -- '^--[^=]*=' $current; or echo '')
        set -l start (string replace -- "$option" '' "$current")
        for line in (command $words[1] __complete $words[2..] "$current" 2>/dev/null)
            switch $line
                case ':files*'
                    set -l endings (string split -n ' ' -- (string sub -s 7 -- $line))
                    for path in (complete -C "'' $start")
                        set path (string split -f 1 \t -- $path)
                        if string match -q -- '*/' $path; or test -z "$endings"
                            echo $option$path
                        else if contains -- (string split -r -m 1 -f 2 . -- $path) $endings
                            echo $option$path
                        end
                    end
                case ':folders'
                    for path in (__fish_complete_directories "$start" '')
                        echo $option$path
                    end
                case '*'
                    echo $line
            end
        end
    end
    complete -c modalflow -f -a '(__modalflow_complete)'

    """#
}
