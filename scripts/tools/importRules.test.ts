import { cruise, type IConfiguration } from 'dependency-cruiser';
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../launcher/Child';

const importRules = await readRules('.dependency-cruiser.mjs');
const cycleRules = await readRules('.dependency-cruiser.cycles.mjs');

/** The packages in each part's package.json. */
const PARTS = { domain: ['zod'], services: ['pg'], api: [], worker: [], web: [] };

/** The files of a small product, each with what it imports. */
type Files = Readonly<Record<string, readonly string[]>>;

function readRules(file: string): Promise<IConfiguration> {
  return readConfig(join(projectRoot, file));
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeProduct(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'fairtab-imports-'));
  folders.push(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', '{}');
  for (const name of ['zod', 'pg', 'fast-check']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(root, 'node_modules/@fairtab'));
  for (const [part, packages] of Object.entries(PARTS)) {
    const dependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
    write(
      `${part}/package.json`,
      JSON.stringify({ name: `@fairtab/${part}`, exports: { './*': './*.ts' }, dependencies }),
    );
    symlinkSync(join(root, part), join(root, 'node_modules/@fairtab', part));
  }
  for (const [path, imports] of Object.entries(files)) {
    // Every second import is a type import, because those count too.
    const lines = imports.map((source, at) => `import ${at % 2 ? 'type ' : ''}{ name${at} } from '${source}';\n`);
    write(path, `${lines.join('')}export const used = [${imports.map((_, at) => `name${at}`).join(', ')}];\n`);
  }
  return root;
}

/** The imports that break a rule, each as "rule: from -> to". */
async function violationsOf({ rules, files }: { rules: IConfiguration; files: Files }): Promise<string[]> {
  const { output } = await cruise(
    [...new Set(Object.keys(files).map((path) => path.replace(/\/.*/, '')))],
    { ...rules.options, baseDir: makeProduct(files), validate: true, ruleSet: { forbidden: rules.forbidden ?? [] } },
    rules.options?.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort();
}

describe('the import rules', () => {
  it('refuse each import that breaks one, types and tests included', async () => {
    const files: Files = {
      'domain/money.ts': ['zod', '@fairtab/domain/shares'],
      'domain/shares.ts': ['fast-check', 'node:os'],
      'domain/shares.test.ts': ['./shares', '@fairtab/services/platform/db'],
      'domain/claims.ts': ['./moves/claimItem'],
      'domain/moves/claimItem.ts': ['../claims'],
      'services/platform/db.ts': ['pg', 'fast-check', './gone'],
      'services/claimItem.ts': ['@fairtab/worker/main', './testing/database'],
      'services/testing/database.ts': ['../platform/db'],
      'api/server.ts': ['../services/platform/db'],
      'worker/main.ts': ['@fairtab/services/platform/db', '@fairtab/api/server'],
      'web/src/routes.tsx': ['./screens/Home/Home'],
      'web/src/ui/Button.tsx': ['../table/Table'],
      'web/src/table/Table.tsx': ['../routes', 'node:os'],
      'web/src/table/Table.test.tsx': ['@fairtab/services/platform/db'],
      'web/src/screens/Home/Home.tsx': ['../Payment/Payment'],
      'web/src/screens/Payment/Payment.tsx': ['@fairtab/services/platform/db'],
      'scripts/launcher/start.ts': ['../tools/generate'],
      'scripts/tools/generate.ts': [],
    };
    expect(await violationsOf({ rules: importRules, files })).toEqual([
      'a-screen-knows-no-other-screen: web/src/screens/Home/Home.tsx -> web/src/screens/Payment/Payment.tsx',
      'another-part-by-its-name: api/server.ts -> services/platform/db.ts',
      'domain-folders-build-on-its-files: domain/claims.ts -> domain/moves/claimItem.ts',
      'domain-imports-only-itself: domain/shares.test.ts -> services/platform/db.ts',
      'domain-uses-no-package-but-zod: domain/shares.ts -> node_modules/fast-check/index.js',
      'imports-lead-somewhere: services/platform/db.ts -> ./gone',
      'no-modules-of-node-in-the-browser: domain/shares.ts -> os',
      'no-modules-of-node-in-the-browser: web/src/table/Table.tsx -> os',
      'own-part-by-relative-path: domain/money.ts -> domain/shares.ts',
      'packages-are-in-the-package.json-of-the-part: domain/shares.ts -> node_modules/fast-check/index.js',
      'packages-are-in-the-package.json-of-the-part: services/platform/db.ts -> node_modules/fast-check/index.js',
      'product-imports-no-tests: services/claimItem.ts -> services/testing/database.ts',
      'rooms-know-no-screen: web/src/table/Table.tsx -> web/src/routes.tsx',
      'services-imports-only-itself-domain: services/claimItem.ts -> worker/main.ts',
      'the-launcher-knows-no-tool: scripts/launcher/start.ts -> scripts/tools/generate.ts',
      'ui-knows-nothing-of-fairtab: web/src/ui/Button.tsx -> web/src/table/Table.tsx',
      'web-imports-only-itself-domain: web/src/screens/Payment/Payment.tsx -> services/platform/db.ts',
      'web-imports-only-itself-domain: web/src/table/Table.test.tsx -> services/platform/db.ts',
      'worker-imports-only-itself-domain-services: worker/main.ts -> api/server.ts',
    ]);
  });

  it('let through what follows them', async () => {
    const files: Files = {
      'domain/money.ts': ['zod'],
      'domain/money.test.ts': ['fast-check', './money'],
      'domain/moves/claimItem.ts': ['../money'],
      'services/platform/db.ts': ['pg', '@fairtab/domain/money', 'node:os'],
      'services/platform/db.test.ts': ['../testing/database', '@fairtab/api/server'],
      'services/testing/database.ts': ['../platform/db', 'fast-check'],
      'api/server.ts': ['@fairtab/services/platform/db', '@fairtab/domain/money'],
      'worker/main.ts': ['@fairtab/services/platform/db'],
      'web/src/main.tsx': ['./routes'],
      'web/src/routes.tsx': ['./screens/Home/Home'],
      'web/src/screens/Home/Home.tsx': ['../../ui/Button', './parts/Title', '../../table/Table'],
      'web/src/screens/Home/parts/Title.tsx': [],
      'web/src/table/Table.tsx': ['../ui/Button', '@fairtab/domain/money'],
      'web/src/ui/Button.tsx': ['../lib/useLatest'],
      'web/src/lib/useLatest.ts': ['@fairtab/domain/money'],
      'scripts/tools/generate.ts': ['../launcher/Child', '@fairtab/worker/main'],
      'scripts/launcher/Child.ts': [],
    };
    expect(await violationsOf({ rules: importRules, files })).toEqual([]);
  });
});

describe('the rules about cycles', () => {
  it('refuse a cycle of files', async () => {
    const files: Files = { 'worker/queues.ts': ['./jobs'], 'worker/jobs.ts': ['./queues'] };
    expect(await violationsOf({ rules: cycleRules, files })).toEqual([
      'no-cycle-of-files: worker/jobs.ts -> worker/queues.ts',
    ]);
  });

  it('refuse a cycle of folders, though no files make one', async () => {
    const files: Files = {
      'services/receipts/claims/claimItem.ts': ['../payments/pay'],
      'services/receipts/claims/release.ts': [],
      'services/receipts/payments/pay.ts': [],
      'services/receipts/payments/parts/refund.ts': ['../../claims/release'],
    };
    expect(await violationsOf({ rules: cycleRules, files })).toContain(
      'no-cycle-of-folders: services/receipts/claims -> services/receipts/payments',
    );
  });

  it('leave tests and their rigs alone', async () => {
    const files: Files = {
      'services/testing/table.ts': ['../claims/claimItem'],
      'services/receipts/claims/claimItem.ts': [],
      'services/receipts/claims/claimItem.test.ts': ['../testing/table'],
    };
    expect(await violationsOf({ rules: cycleRules, files })).toEqual([]);
  });
});
