import { findWebKit } from '../../scripts/testing/findBrowser';
import { describeTable } from './describeTable';
import { WebKitBrowser } from './WebKitBrowser';

describeTable({
  name: 'WebKit',
  start: () => {
    const programs = findWebKit();
    if (programs === null) throw new Error('No WebKit found: it needs WebKitWebDriver, MiniBrowser and Xvfb.');
    return WebKitBrowser.start(programs);
  },
});
