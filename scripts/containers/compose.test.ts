import { readConfig } from '@fairtab/services/config';
import { CONFIG_VARIABLES } from '@fairtab/services/configVariables';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NO_PROXIES, ONE_PROXY } from '@fairtab/services/platform/trustedProxies';
import { projectRoot } from '../launcher/Child';
import { hashSources } from '../launcher/buildWeb';
import { MissingVariable, readCompose } from './composeFile';
import { contextFilter, filesOfContext } from './imageFolder';

const file = new URL('../../docker-compose.yml', import.meta.url);
const compose = readFileSync(file, 'utf8');
const PASSWORD = { POSTGRES_PASSWORD: 'secret' };

const hasDockerCompose = spawnSync('docker-compose', ['version'], { stdio: 'ignore' }).status === 0;
const isRequired = process.env['REQUIRE_COMPOSE'] === '1';

it('the compose file has no password of its own, and refuses to start without one', () => {
  const uses = compose.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g) ?? [];
  expect(uses).toHaveLength(2);
  for (const use of uses) expect(use).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  expect(compose).not.toMatch(/(PASSWORD|KEY|TOKEN|SECRET)\w*: (?!\$\{)\S/);
  expect(compose).not.toMatch(/postgresql:\/\/\w+:(?!\$\{)/);
  expect(() => readCompose(file, {})).toThrow(MissingVariable);
});

it('commands and health checks are lists of texts, which no colon turns into something else', () => {
  for (const [name, { command, healthcheck }] of Object.entries(readCompose(file, PASSWORD)))
    for (const word of [...(command ?? []), ...(healthcheck?.test ?? [])]) expect(word, name).toBeTypeOf('string');
});

it.skipIf(!hasDockerCompose && !isRequired)(
  `docker-compose takes the file, with and without the public profile${hasDockerCompose ? '' : ' (skipped: no docker-compose here)'}`,
  () => {
    for (const profile of [[], ['--profile', 'public']]) {
      const { status, stdout, stderr } = spawnSync(
        'docker-compose',
        ['--file', fileURLToPath(file), ...profile, 'config'],
        { encoding: 'utf8', env: { PATH: process.env['PATH'], ...PASSWORD, DOMAIN: 'fairtab.example' } },
      );
      expect(stderr).not.toMatch(/invalid|error/i);
      expect(status).toBe(0);
      expect(stdout).toContain('healthCheck.mjs');
    }
  },
);

/** Set by the image, or without a meaning in a container of one process. */
const NOT_OF_COMPOSE = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'WEB_CONCURRENCY'];

it('every variable of the configuration reaches web server, worker and migration', () => {
  const { api, worker, migrate } = readCompose(file, PASSWORD);
  for (const service of [api, worker, migrate]) {
    const passed = Object.keys(service?.environment ?? {}).sort();
    expect(passed).toEqual(CONFIG_VARIABLES.filter((name) => !NOT_OF_COMPOSE.includes(name)).sort());
  }
});

it('each variable is passed on under its own name, and a file without them is a configuration', () => {
  const values = Object.fromEntries(CONFIG_VARIABLES.map((name) => [name, `the ${name}`]));
  const passed = readCompose(file, { ...PASSWORD, ...values, DOMAIN: 'the DOMAIN' })['api']?.environment ?? {};
  const fixed = ['DATABASE_URL', 'REDIS_URL', 'METRICS_HOST'];
  for (const [name, value] of Object.entries(passed))
    if (!fixed.includes(name)) expect(value, name).toBe(`the ${name === 'SITE_DOMAIN' ? 'DOMAIN' : name}`);
  const config = readConfig(readCompose(file, PASSWORD)['api']?.environment ?? {});
  expect(config).toMatchObject({
    redisUrl: 'redis://redis:6379',
    stripe: null,
    pushKey: null,
    trustedProxies: NO_PROXIES,
  });
});

it('the public profile says https and trusts the proxy, whose ports are the only ones that others reach', () => {
  const services = readCompose(file, { ...PASSWORD, DOMAIN: 'fairtab.example' });
  const config = readConfig(services['api']?.environment ?? {});
  expect(config).toMatchObject({ publicUrl: 'https://fairtab.example', trustedProxies: ONE_PROXY });
  expect(services['proxy']).toMatchObject({
    profiles: ['public'],
    environment: { DOMAIN: 'fairtab.example', FAIRTAB_HOST: 'api' },
    ports: ['80:80', '443:443', '443:443/udp'],
  });
});

it('only this machine reaches the ports, unless another address is set', () => {
  const ports = (env: object) =>
    Object.values(readCompose(file, { ...PASSWORD, ...env })).flatMap((service) =>
      service.profiles ? [] : (service.ports ?? []),
    );
  expect(ports({})).toEqual(['127.0.0.1:3000-3009:3000']);
  expect(ports({ BIND_ADDRESS: '0.0.0.0', PORT: '80' })).toEqual(['0.0.0.0:80:3000']);
});

it('the image gets nothing that is not named, so no password and no data', () => {
  const isIn = contextFilter(readFileSync(new URL('../../.dockerignore', import.meta.url), 'utf8'));
  for (const path of [
    '.env',
    'web/.env.local',
    '.git/config',
    '.data/data-key',
    'backup.dump',
    'id_rsa',
    'node_modules/pg/package.json',
    'web/node_modules/x/index.js',
    'web/dist/index.html',
    'docs/operations.md',
    'e2e/table/hosting.test.ts',
    'api/server.test.ts',
  ])
    expect(isIn(path), path).toBe(false);
  for (const path of ['package.json', 'e2e/package.json', 'api/main.ts', 'prisma/schema.prisma', 'web/vite.config.ts'])
    expect(isIn(path), path).toBe(true);
});

it('the image has every manifest that npm asks for, and everything that the pages are built from', () => {
  const files = filesOfContext(projectRoot);
  const { workspaces } = JSON.parse(readFileSync(`${projectRoot}/package.json`, 'utf8')) as { workspaces: string[] };
  for (const workspace of workspaces) expect(files).toContain(`${workspace}/package.json`);
  const inContext = new Set(files);
  const all = hashSources({ root: projectRoot, contactAddress: null });
  expect(hashSources({ root: projectRoot, contactAddress: null, takes: (path) => inContext.has(path) })).toBe(all);
});
