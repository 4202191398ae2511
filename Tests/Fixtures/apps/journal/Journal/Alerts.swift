import UIKit

enum Alerts {
  static func inform(_ title: String, on controller: UIViewController) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
  }
}

extension UIAlertController {
  func addCancel(_ title: String = NSLocalizedString("cancel", comment: "")) {
    addAction(UIAlertAction(title: title, style: .cancel, handler: nil))
  }
}

extension UIViewController {
  func presentInNavigation(_ controller: UIViewController) {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }
}
