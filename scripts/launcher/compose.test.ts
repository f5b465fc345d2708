import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');

it('the compose file has no password of its own, and refuses to start without one', () => {
  const uses = compose.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g) ?? [];
  expect(uses).toHaveLength(2);
  for (const use of uses) expect(use).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  expect(compose).not.toMatch(/(PASSWORD|KEY|TOKEN|SECRET)\w*: (?!\$\{)\S/);
  expect(compose).not.toMatch(/postgresql:\/\/\w+:(?!\$\{)/);
});

it('publishes ports on this machine alone unless it is told otherwise', () => {
  const published = [...compose.matchAll(/^ *(?:ports: \[|- )'([^']*:\d+)'/gm)].map(([, port]) => port);
  expect(published.length).toBeGreaterThan(0);
  for (const port of published) expect(port).toMatch(/^\$\{BIND_ADDRESS:-127\.0\.0\.1\}:/);
});
