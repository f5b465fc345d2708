import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compileProject } from './compileProject';

/** A project as small as the real one is large: all entries, a package of the root and one that a workspace has in another version. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'fairtab-compile-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'package-lock.json': '{}',
    'scripts/launcher/compile.mjs': '',
    'scripts/launcher/start.ts': 'export const main = 1;',
    'scripts/tools/migrate.ts': 'export {};',
    'worker/main.ts': 'export {};',
    'api/main.ts': `
      import { say } from '@fairtab/services/say';
      import plain from 'pkg';
      const words: string[] = [say(), plain];
      process.stdout.write(words.join(' '));`,
    'services/say.ts': `
      import { readFileSync } from 'node:fs';
      import own from 'pkg';
      export const say = () => [readFileSync(new URL('./say.txt', import.meta.url), 'utf8'), 'import.meta.url', own].join(' ');`,
    'services/say.txt': 'hello',
    'node_modules/pkg/package.json': '{"main":"index.js"}',
    'node_modules/pkg/index.js': 'module.exports = "1.0";',
    'services/node_modules/pkg/package.json': '{"main":"index.js"}',
    'services/node_modules/pkg/index.js': 'module.exports = "2.0";',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const run = (root: string) => execFileSync(process.execPath, ['dist/api.mjs'], { cwd: root, encoding: 'utf8' });

it('compiles a program that finds its files, its packages and those of a workspace', async () => {
  const root = project();
  expect(await compileProject(root)).toBe(true);
  expect(run(root)).toBe('hello import.meta.url 2.0 1.0');
  for (const name of ['worker', 'start', 'migrate']) expect(existsSync(join(root, `dist/${name}.mjs`))).toBe(true);
});

it('compiles again when a source or a package is not as it was, or the last try failed, and only then', async () => {
  const root = project();
  await compileProject(root);
  expect(await compileProject(root)).toBe(false);

  writeFileSync(join(root, 'services/say.ts'), `export const say = () => 'bye';`);
  expect(await compileProject(root)).toBe(true);
  expect(run(root)).toBe('bye 1.0');

  utimesSync(join(root, 'package-lock.json'), 1, 1);
  expect(await compileProject(root)).toBe(true);

  rmSync(join(root, 'worker/main.ts'));
  await expect(compileProject(root)).rejects.toThrow('worker/main.ts');
  writeFileSync(join(root, 'worker/main.ts'), 'export {};');
  expect(await compileProject(root)).toBe(true);
  expect(readFileSync(join(root, 'dist/.sources'), 'utf8')).toContain('services/say.ts');
});
