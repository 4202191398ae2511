import SwiftUI
import UIKit

enum EntrySegue: String {
  case statistics
}

final class EntriesViewController: UITableViewController, EntryFooterDelegate {
  private let footer = EntryFooterView()

  @IBAction func showStatistics(_ sender: Any) {
    performSegue(withIdentifier: EntrySegue.statistics.rawValue, sender: sender)
  }

  @objc private func showGoals() {
    let goals = UIHostingController(rootView: GoalsView())
    navigationController?.pushViewController(goals, animated: true)
  }

  func footerDidTapShare(_ footer: EntryFooterView) {
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = footer
    present(share, animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Alerts.inform("Entry is locked", on: self)
  }

  @IBAction func unwindToEntries(_ segue: UIStoryboardSegue) {}
}

protocol EntryFooterDelegate: AnyObject {
  func footerDidTapShare(_ footer: EntryFooterView)
}

final class EntryFooterView: UIView {
  weak var delegate: EntryFooterDelegate?
}

/// Nobody calls it.
final class Leftovers: UIViewController {
  private func showOldNews() {
    present(UINavigationController(rootViewController: NewsViewController()), animated: true)
  }
}

final class NewsViewController: UIViewController {}
