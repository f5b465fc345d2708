import { expect, test } from 'vitest';
import { filesOfTable } from './filesOfTable';

const HOME = 'src/screens/Home/HomeScreen.tsx';
const LIVE = '_LiveReceiptScreen-4.js';
const MANIFEST = {
  'index.html': {
    file: 'assets/main.js',
    imports: ['_base.js'],
    assets: ['assets/text-basic-1.woff2', 'assets/text-more-2.woff2'],
  },
  '_base.js': { file: 'assets/base.js', dynamicImports: [HOME, LIVE, 'src/screens/Profile/ProfileScreen.tsx'] },
  [HOME]: { file: 'assets/home.js' },
  [LIVE]: {
    file: 'assets/live.js',
    dynamicImports: ['_who-3.js', 'src/table/claiming/TreatDialog.tsx', 'src/table/hosting/EditDialog.tsx'],
  },
  '_who-3.js': { file: 'assets/who.js', imports: ['_fields.js'], css: ['assets/who.css'] },
  '_fields.js': { file: 'assets/fields.js' },
  'src/table/claiming/TreatDialog.tsx': { file: 'assets/treat.js', imports: ['_fields.js'] },
  'src/table/hosting/EditDialog.tsx': { file: 'assets/edit.js' },
  'src/screens/Profile/ProfileScreen.tsx': { file: 'assets/profile.js' },
};
const HTML = '<link rel="preload" as="font" href="/assets/figures.woff2" /><script src="/assets/main.js"></script>';

const sorted = (files: ReadonlySet<string>) => [...files].map((file) => file.replace('assets/', '')).sort();

test('what a live receipt loads by itself comes first, and what a diner may open on it later', () => {
  const { first, later } = filesOfTable(MANIFEST, HTML);
  expect(sorted(first)).toEqual(
    'base.js fields.js figures.woff2 live.js main.js text-basic-1.woff2 who.css who.js'.split(' '),
  );
  expect(sorted(later)).toEqual(['home.js', 'text-more-2.woff2', 'treat.js']);
});

test('a build without the live receipt cannot work offline and fails', () => {
  const { [LIVE]: _live, ...rest } = MANIFEST;
  expect(() => filesOfTable(rest, HTML)).toThrow('The build has no ^_LiveReceiptScreen-');
});
