import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageFolders } from './packageFolders';

const namesOf = (packages: readonly string[]) =>
  packageFolders({ file: join(import.meta.dirname, 'Child.ts'), packages })
    .filter((folder) => existsSync(folder))
    .map((folder) => folder.split('node_modules/').at(-1) ?? '');

it('finds a package, what it needs, and the native part for this system', () => {
  const names = namesOf(['sharp']);
  expect(names).toEqual(
    expect.arrayContaining(['sharp', 'detect-libc', `@img/sharp-${process.platform}-${process.arch}`]),
  );
  expect(names.length).toBeLessThan(12);
});

it('leaves out what is not installed, and links to our own parts', () => {
  expect(namesOf(['@fairtab/services', 'no-such-package'])).toEqual([]);
});
