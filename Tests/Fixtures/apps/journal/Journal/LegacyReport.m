#import "LegacyReport.h"

@implementation LegacyReport

- (void)show {
  [self.host presentViewController:self.report animated:YES completion:nil];
}

@end
