import UIKit

final class EntryEditorViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var hasChanges = false {
    didSet { isModalInPresentation = hasChanges }
  }

  @IBAction func cancel(_ sender: Any) {
    hasChanges ? askToDiscard() : dismiss(animated: true)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    askToDiscard()
  }

  private func askToDiscard() {
    let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    present(alert, animated: true)
  }
}
