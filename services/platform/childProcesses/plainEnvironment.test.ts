import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openHashingProcess } from '../../accounts/passwords/hashingProcess';
import { plainEnvironment } from './plainEnvironment';

afterEach(() => {
  vi.unstubAllEnvs();
});

const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'DATA_KEYS',
  'DATA_DIR',
  'SMTP_URL',
  'PUSH_KEY',
  'TWILIO_AUTH_TOKEN',
  'S3_SECRET_ACCESS_KEY',
];

it('passes on what a process needs to run, and no setting of ours', () => {
  const env = Object.fromEntries([...SECRETS, 'PATH', 'https_proxy', 'NODE_OPTIONS'].map((name) => [name, 'x']));
  expect(Object.keys(plainEnvironment(env))).toEqual(['PATH', 'https_proxy']);
});

it.runIf(process.platform === 'linux')('is all that the process for passwords gets', async () => {
  for (const name of SECRETS) vi.stubEnv(name, 'qzv-secret');
  const hashing = openHashingProcess();
  const cost = { memoryCost: 1024, timeCost: 2, parallelism: 1 };
  await hashing.run({ password: 'tomato soup', cost });
  const environment = await readFile(`/proc/${hashing.pid}/environ`, 'utf8');
  expect(environment).toContain('PATH=');
  expect(environment).not.toMatch(/qzv-secret|DATABASE_URL/);
  await hashing.close();
});
