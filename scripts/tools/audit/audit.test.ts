import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../launcher/Child';

const URL_OF_ADVISORY = 'https://advisories.example/GHSA-aaaa-bbbb-cccc';
const IN_PRODUCTION = 'pdfkit';

let folder: string;
let registry: Server;
let address: string;
let severity: string;
let status: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtab-audit-'));
  [severity, status] = ['high', 200];
  // Stands in for the part of a registry that knows advisories.
  registry = createServer((request, response) => {
    request.resume().on('end', () => {
      const isQuestion = request.url?.endsWith('/advisories/bulk') ?? false;
      const found = { id: 1, url: URL_OF_ADVISORY, title: 'Eats soup', severity, vulnerable_versions: '*' };
      response.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isQuestion && status === 200 ? { [IN_PRODUCTION]: [found] } : {}));
    });
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterEach(async () => {
  registry.close();
  registry.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** Runs the check with these exceptions, against the registry that stands in. */
async function audit(exceptions: readonly object[] = []): Promise<{ code: number; said: string }> {
  const file = join(folder, 'exceptions.json');
  await writeFile(file, JSON.stringify(exceptions));
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/tools/audit/main.ts'],
      {
        cwd: projectRoot,
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          npm_config_registry: address,
          AUDIT_EXCEPTIONS: relative(projectRoot, file),
        },
      },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

const exception = (until: string) => ({
  advisory: URL_OF_ADVISORY,
  package: IN_PRODUCTION,
  why: 'It draws receipts and is never given soup.',
  until,
});

describe('npm run audit', () => {
  it('fails for a finding in a package that runs in production, and names it', async () => {
    const { code, said } = await audit();
    expect(said).toContain(`high: ${IN_PRODUCTION}, Eats soup (${URL_OF_ADVISORY})`);
    expect(code).toBe(1);
  });

  it('passes for what is explained until the exception expires', async () => {
    expect(await audit([exception('2999-01-01')])).toEqual({
      code: 0,
      said: '1 findings of level moderate or more, 0 of them unexplained\n',
    });
    const { code, said } = await audit([exception('2020-01-01')]);
    expect([code, said]).toEqual([1, expect.stringContaining('its exception has expired')]);
  });

  it('does not let an exception explain the same advisory in another package', async () => {
    const { code, said } = await audit([{ ...exception('2999-01-01'), package: 'zod' }]);
    expect(code).toBe(1);
    expect(said).toContain('The exception for zod');
  });

  it('passes for findings below moderate', async () => {
    severity = 'low';
    expect((await audit()).code).toBe(0);
  });

  it('says that nothing was checked where the advisories cannot be asked, and does not fail', async () => {
    status = 405;
    const refused = await audit();
    expect([refused.code, refused.said]).toEqual([0, expect.stringMatching(/^Nothing was checked: .*405/)]);
    registry.close();
    registry.closeAllConnections();
    const gone = await audit();
    expect([gone.code, gone.said]).toEqual([0, expect.stringMatching(/^Nothing was checked: .*ECONNREFUSED/)]);
  });
});

describe('install scripts', () => {
  it('do not run, and each package that has one was looked at and has its entry in package.json', async () => {
    const read = (name: string) => readFile(join(projectRoot, name), 'utf8');
    expect(await read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const lock = JSON.parse(await read('package-lock.json')) as {
      packages: Record<string, { hasInstallScript?: boolean }>;
    };
    const withScript = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    const { allowScripts } = JSON.parse(await read('package.json')) as { allowScripts: Record<string, boolean> };
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort());
    // Where nothing ready fits the machine, somebody may let it compile (docs/security.md).
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name] !== false)).toEqual(['argon2']);
  });
});
