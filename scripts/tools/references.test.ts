import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findDanglingReferences, readRepository } from './references';

const root = fileURLToPath(new URL('../../', import.meta.url));

function danglingIn(texts: Record<string, string>): string[] {
  const paths = Object.keys(texts);
  const exists = (path: string) => paths.some((known) => known === path || known.startsWith(`${path}/`));
  return findDanglingReferences({ texts: new Map(Object.entries(texts)), exists });
}

it('every reference in the repository leads somewhere', () => {
  expect(findDanglingReferences(readRepository(root))).toEqual([]);
});

it('a comment that cites a missing paper is found', () => {
  const paper = 'docs/product/bill.md';
  expect(danglingIn({ 'domain/shares.ts': `/** See ${paper}. */` })).toEqual([`domain/shares.ts: ${paper}`]);
  expect(danglingIn({ 'domain/shares.ts': `/** See ${paper}. */`, [paper]: '# The bill' })).toEqual([]);
});

it.each([
  ['[the bill](product/bill.md)', []],
  ['[the bill](product/bill.md#what-a-claim-costs)', []],
  ['[here](#a-page)', []],
  ['[elsewhere](https://example.com/x.md)', []],
  ['`[no link](nowhere.md)`', []],
  ['[the bill](product/bills.md)', ['papers/page.md: product/bills.md']],
  ['[the bill](product/bill.md#nothing)', ['papers/page.md: product/bill.md#nothing']],
  ['![a picture](screens/none.png)', ['papers/page.md: screens/none.png']],
])('of the link %s', (link, dangling) => {
  const texts = {
    'papers/page.md': `# A page\n\n${link}\n`,
    'papers/product/bill.md': '# The bill\n\n## What a claim costs\n',
  };
  expect(danglingIn(texts)).toEqual(dangling);
});

it.each([
  ['`domain/shares.ts`', []],
  ['`domain/shares`', []],
  ['`web/src/screens/<Screen>/`', []],
  ['`web/src/screens/*/HomeScreen.tsx`', []],
  ['`node --import tsx domain/shares.ts`', []],
  ['`web/src/screens/NAME/NAMEScreen.tsx`', []],
  ['`web/src/{folder}/Home/`', []],
  ['`domain/{shares,claims}.ts`', ['README.md: domain/{shares,claims}.ts']],
  ['`domain/claims.ts`', ['README.md: domain/claims.ts']],
  ['`web/src/rooms/<Room>/`', ['README.md: web/src/rooms/<Room>/']],
  ['`elsewhere/file.ts`', []],
])('of the path %s', (path, dangling) => {
  const texts = { 'domain/shares.ts': '', 'web/src/screens/Home/HomeScreen.tsx': '', 'README.md': path };
  expect(danglingIn(texts)).toEqual(dangling);
});

it('a reference by section number is found, except in a migration that was applied', () => {
  const sign = '\u00a7';
  const texts = {
    'domain/money.ts': `// decisions ${sign}2`,
    'prisma/migrations/1_first/migration.sql': `-- ${sign}2`,
  };
  expect(danglingIn(texts)).toEqual([`domain/money.ts: ${sign}2`]);
  expect(danglingIn({ 'domain/scan/amounts.ts': `/[$${sign}]/` })).toEqual([]);
});
