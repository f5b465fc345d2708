import { expect, test } from 'vitest';
import { filesOfTable } from './filesOfTable';

const HOME = 'src/screens/Home/HomeScreen.tsx';
const LIVE = 'src/screens/LiveReceipt/LiveReceiptScreen.tsx';
const MANIFEST = {
  'index.html': { file: 'assets/main.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js', dynamicImports: [HOME, LIVE, 'src/screens/Profile/ProfileScreen.tsx'] },
  [HOME]: { file: 'assets/home.js' },
  [LIVE]: { file: 'assets/live.js', dynamicImports: ['src/claiming/ClaimDialog.tsx', 'src/hosting/EditDialog.tsx'] },
  'src/claiming/ClaimDialog.tsx': { file: 'assets/claim.js', imports: ['_fields.js'], css: ['assets/claim.css'] },
  '_fields.js': { file: 'assets/fields.js' },
  'src/hosting/EditDialog.tsx': { file: 'assets/edit.js' },
  'src/screens/Profile/ProfileScreen.tsx': { file: 'assets/profile.js' },
};
const HTML = '<link rel="preload" as="font" href="/assets/figures.woff2" /><script src="/assets/main.js"></script>';

test('a table needs its page, its screen and the dialogs of a diner, and nothing else', () => {
  expect([...filesOfTable(MANIFEST, HTML)].sort()).toEqual(
    ['base.js', 'claim.css', 'claim.js', 'fields.js', 'figures.woff2', 'home.js', 'live.js', 'main.js'].map(
      (name) => `assets/${name}`,
    ),
  );
});

test('a build without the live receipt cannot work offline and fails', () => {
  const { [LIVE]: _live, ...rest } = MANIFEST;
  expect(() => filesOfTable(rest, HTML)).toThrow('The build has no src/screens/LiveReceipt');
});
