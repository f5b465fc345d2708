import { findFirefox } from '../../scripts/testing/findBrowser';
import { describeTable } from './describeTable';
import { FirefoxBrowser } from './FirefoxBrowser';

describeTable({
  name: 'Firefox',
  start: () => {
    const program = findFirefox();
    if (program === null) throw new Error('No Firefox found. Set FIREFOX_PATH or install one.');
    return FirefoxBrowser.start(program);
  },
});
