/// The templates of ‘modalflow init’; none of them has findings.
enum StarterFlow: String, CaseIterable {
  case editor, shop, tabs

  /// A short description.
  var purpose: String {
    switch self {
    case .editor: "an editor that asks before work is lost"
    case .shop: "a shop with a login and a paywall"
    case .tabs: "tabs, and links that open from outside"
    }
  }

  /// The text of the file.
  ///
  /// - Parameter name: the name of the app; nil for a placeholder.
  func text(name: String?) -> String {
    "modalflow: 1\napp: {name: \(YAMLScalar.text(name ?? "My App")), sdk: 18, ios: 16...18}\n" + rest
  }

  private var rest: String {
    switch self {
    case .editor:
      """
      start: list

      # Everything that can be on screen, by id. ‘modalflow words flow’ explains every key.
      screens:
        list:
          title: Notes
          in: navigation
          buttons:
            - {label: New Note, present: editor, style: formSheet}

        editor:
          title: New Note
          in: navigation
          unsaved: [note]                # work that goes with the screen
          guard: unsaved                 # isModalInPresentation while there is some
          callbacks:
            did-attempt-to-dismiss: {present: question, anchor: cancel, passthrough: []}
          buttons:
            - {label: Cancel, role: cancel, if: unsaved, present: question, anchor: sender, passthrough: [], else: dismiss}
            - {label: Save, role: save, does: [save, dismiss]}

        question:
          kind: actionSheet
          title: You have unsaved changes
          buttons:
            - {label: Discard Changes, role: destructive, does: [discard, dismiss]}
            - {label: Save Changes, does: [save, dismiss]}
            - {label: Keep Editing, role: cancel}

      """
    case .shop:
      """
      start: shop

      # What conditions read: the app sets ‘signed-in’ itself, and may find ‘subscribed’ either way.
      flags:
        signed-in: cleared
        subscribed: varies

      screens:
        shop:
          title: Shop
          in: navigation
          buttons:
            - {label: Log In, shown: not signed-in, present: login, style: formSheet}
            - {label: Order, enabled: signed-in, push: order}
            - {label: Read On, if: subscribed, push: article, else: {present: paywall, style: formSheet}}

        article:
          title: Article

        order:
          title: Order
          buttons:
            - {label: Buy, run: buy}

        login:
          title: Log In
          in: navigation
          task: simple
          buttons:
            - {label: Cancel, role: cancel, dismiss: self}
            - {label: Log In, prominent: true, does: [complete, {set: signed-in}, dismiss]}

        # A paywall that can be left without paying, by a button and by a swipe.
        paywall:
          title: Read Everything
          in: navigation
          buttons:
            - {role: close, dismiss: self}
            - {label: Subscribe, prominent: true, does: [{run: purchase}, dismiss]}
            - {label: Restore Purchases, run: restore}

      """
    case .tabs:
      """
      start: main

      screens:
        main:
          kind: tabs
          tabs: [home, library]

        home:
          title: Home
          in: navigation
          buttons:
            - {label: Profile, present: profile, style: formSheet}

        library:
          title: Library
          in: navigation
          buttons:
            - {label: First Album, push: album}

        album:
          title: Album

        profile:
          title: Profile
          in: navigation
          buttons:
            - {role: close, dismiss: self}

        shared-album:
          title: Shared Album
          in: navigation
          buttons:
            - {role: close, dismiss: self}

      # What starts without a tap. A link opens on what is in front, whatever that is, and not twice.
      triggers:
        - {when: deep-link, label: a link to an album, if: not presents, present: shared-album, style: formSheet}

      """
    }
  }
}
