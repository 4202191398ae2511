import UIKit

final class EntryViewController: UIViewController {
  @IBAction func deleteEntry(_ sender: UIButton) {
    let alert = UIAlertController(
      title: NSLocalizedString("delete.title", comment: ""), message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("delete.action", comment: ""), style: .destructive) { _ in
        self.navigationController?.popViewController(animated: true)
      })
    alert.addCancel()
    if let popover = alert.popoverPresentationController {
      popover.sourceView = sender
    }
    present(alert, animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: self, action: #selector(edit))
  }

  @objc private func edit() {
    guard
      let editor = storyboard?.instantiateViewController(withIdentifier: "Editor")
        as? EntryEditorViewController
    else { return }
    presentInNavigation(editor)
  }

  @IBAction func exportEntry(_ sender: Any) {
    let picker = UIDevice.current.userInterfaceIdiom == .pad ? makePicker() : makeReader()
    present(picker, animated: true, completion: nil)
  }

  private func makePicker() -> UIViewController { UIDocumentPickerViewController(forExporting: []) }
  private func makeReader() -> UIViewController { ReaderViewController() }
}

final class ReaderViewController: UIViewController {}
