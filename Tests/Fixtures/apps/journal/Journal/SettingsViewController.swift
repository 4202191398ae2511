import UIKit

final class SettingsViewController: UITableViewController {
  @IBAction func done(_ sender: Any) { dismiss(animated: true) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.row {
    case 0: performSegue(withIdentifier: "about", sender: nil)
    default: performSegue(withIdentifier: "row-\(indexPath.row)", sender: nil)
    }
  }
}
