import { expect, it } from 'vitest';

type Environment = Record<string, string>;
const { environmentOfNpm } = (await import(new URL('install.mjs', import.meta.url).href)) as {
  environmentOfNpm: (env: Environment) => Environment;
};

it('gives npm, which runs the code of packages, what it is set up with and no secret of ours', () => {
  const names = ['PATH', 'npm_config_cache', 'NPM_TOKEN', 'https_proxy'];
  const secrets = [
    'DATABASE_URL',
    'REDIS_URL',
    'DATA_KEYS',
    'SMTP_URL',
    'PUSH_KEY',
    'TWILIO_AUTH_TOKEN',
    'S3_SECRET_ACCESS_KEY',
  ];
  const env = Object.fromEntries([...names, ...secrets].map((name) => [name, 'x']));
  expect(Object.keys(environmentOfNpm(env))).toEqual(names);
});
