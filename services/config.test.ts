import { NO_PROXIES, ONE_PROXY } from './platform/trustedProxies';
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readStartConfig } from './config';

const database = { DATABASE_URL: 'postgresql://fairtab:secret@localhost/fairtab' };

describe('configuration', () => {
  it('needs nothing but a database', () => {
    const config = readConfig(database);
    expect(config).toMatchObject({
      environment: 'production',
      port: 3000,
      redisUrl: null,
      publicUrl: null,
      corsOrigins: [],
    });
    expect(config.dataDir).toMatch(/^\/.*\/\.data$/);
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ ...database, PORT: '', REDIS_URL: '' })).toMatchObject({ port: 3000, redisUrl: null });
  });

  it('runs a web server for each core but one, and as many as it is told', () => {
    const { webConcurrency } = readConfig(database);
    expect(webConcurrency).toBe(Math.min(8, Math.max(1, availableParallelism() - 1)));
    expect(readConfig({ ...database, WEB_CONCURRENCY: '3' }).webConcurrency).toBe(3);
    for (const wrong of ['0', '65'])
      expect(() => readConfig({ ...database, WEB_CONCURRENCY: wrong })).toThrow(
        'WEB_CONCURRENCY must be between 1 and 64',
      );
  });

  it('sends early hints only when it is told to', () => {
    expect(readConfig(database).earlyHints).toBe(false);
    expect(readConfig({ ...database, EARLY_HINTS: 'true' }).earlyHints).toBe(true);
    expect(() => readConfig({ ...database, EARLY_HINTS: 'yes' })).toThrow('EARLY_HINTS must be one of true, false');
  });

  it('counts nothing unless it is told where, and then lets only this machine read it', () => {
    expect(readConfig(database)).toMatchObject({ metricsPort: null, metricsHost: '127.0.0.1' });
    expect(readConfig({ ...database, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toMatchObject({
      metricsPort: 9464,
      metricsHost: '0.0.0.0',
    });
    expect(() => readConfig({ ...database, METRICS_PORT: 'on' })).toThrow(
      'METRICS_PORT must be a whole number, such as 9464',
    );
  });

  it('takes an e-mail address for the pages to name', () => {
    expect(readConfig(database).contactAddress).toBeNull();
    expect(readConfig({ ...database, CONTACT_ADDRESS: 'hello@fairtab.test' }).contactAddress).toBe(
      'hello@fairtab.test',
    );
    expect(() => readConfig({ ...database, CONTACT_ADDRESS: 'hello' })).toThrow(
      'CONTACT_ADDRESS must be an e-mail address such as support@fairtab.example',
    );
  });

  it('traces nothing unless it is told where traces go', () => {
    const where = (OTEL_EXPORTER_OTLP_ENDPOINT: string) => readConfig({ ...database, OTEL_EXPORTER_OTLP_ENDPOINT });
    expect(readConfig(database).otlpEndpoint).toBeNull();
    expect(where('').otlpEndpoint).toBeNull();
    expect(where('http://collector:4318').otlpEndpoint).toBe('http://collector:4318');
    for (const wrong of ['collector:4318', 'grpc://collector:4317', 'on'])
      expect(() => where(wrong)).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://collector:4318');
  });

  it('reads photos offline unless it has the credentials of Google Cloud Vision', () => {
    expect(readConfig({ ...database, GOOGLE_APPLICATION_CREDENTIALS: '' }).visionCredentials).toBeNull();
    const config = readConfig({ ...database, GOOGLE_APPLICATION_CREDENTIALS: '/keys/vision.json' });
    expect(config.visionCredentials).toBe('/keys/vision.json');
  });

  it('reads origins without their trailing slash and lists of them', () => {
    const config = readConfig({
      ...database,
      PUBLIC_URL: 'https://fairtab.example/',
      CORS_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config.publicUrl).toBe('https://fairtab.example');
    expect(config.corsOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  it('trusts no proxy unless it is told which, and `true` does not say it', () => {
    expect(readConfig(database).trustedProxies.trusts('127.0.0.1')).toBe(false);
    expect(readConfig({ ...database, TRUST_PROXY: '1' }).trustedProxies.trusts('127.0.0.1')).toBe(true);
    expect(readConfig({ ...database, TRUST_PROXY: '10.0.0.0/8, 192.0.2.7' }).trustedProxies.trusts('10.1.2.3')).toBe(
      true,
    );
    expect(() => readConfig({ ...database, TRUST_PROXY: 'true' })).toThrow(
      'TRUST_PROXY must be false, the number of proxies in front, such as 1, or their addresses',
    );
  });

  it('reports one line for each wrong variable and repeats no value', () => {
    const read = () =>
      readConfig({
        DATABASE_URL: 'mysql://root:hush@x/y',
        PORT: '70000',
        PUBLIC_URL: 'https://fairtab.example/app',
        CORS_ORIGINS: 'https://a.example,b',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      [
        'PORT must be between 0 and 65535',
        'DATABASE_URL must be a URL such as postgresql://user:secret@host:5432/fairtab',
        'PUBLIC_URL must not have a path',
        'CORS_ORIGINS must be a URL such as https://fairtab.example',
      ].join('\n'),
    );
  });

  it('requires PUBLIC_URL with SMTP_URL, because mails have links', () => {
    const smtp = { ...database, SMTP_URL: 'smtps://user:secret@mail.example:465' };
    expect(() => readConfig(smtp)).toThrow(/^PUBLIC_URL is missing/);
    expect(readConfig({ ...smtp, PUBLIC_URL: 'https://fairtab.example' }).smtpUrl).toBe(smtp.SMTP_URL);
  });

  it('keeps files in the data folder unless it has a bucket, which needs both halves of its key', () => {
    const bucket = { ...database, S3_BUCKET: 'fairtab-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };
    expect(readConfig({ ...database, S3_BUCKET: '', S3_REGION: 'eu-central-1' }).s3).toBeNull();
    expect(readConfig(bucket).s3).toEqual({
      bucket: 'fairtab-files',
      region: 'us-east-1',
      endpoint: null,
      accessKeyId: 'id',
      secretAccessKey: 'hush',
    });
    expect(readConfig({ ...bucket, S3_ENDPOINT: 'https://s3.example:9000/' }).s3?.endpoint).toBe(
      'https://s3.example:9000',
    );
    expect(() => readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow(
      'Files in S3 need S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.',
    );
    expect(() => readConfig({ ...bucket, S3_BUCKET: 'a/b', S3_REGION: 'Mars!', S3_ENDPOINT: 's3.example' })).toThrow(
      [
        'S3_BUCKET must be the name of a bucket: 3 to 63 of a-z, 0-9, . and -',
        'S3_REGION must be a region such as eu-central-1',
        'S3_ENDPOINT must be a URL such as https://fairtab.example',
      ].join('\n'),
    );
  });

  it('has no payments by card unless it has all three keys, and takes 3% where nothing else is set', () => {
    const keys = {
      ...database,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(readConfig({ ...database, STRIPE_SECRET_KEY: '' }).stripe).toBeNull();
    expect(readConfig(keys).stripe).toMatchObject({
      url: 'https://api.stripe.com',
      fee: { basisPoints: 300, minimumCents: 0 },
    });
    const dearer = { ...keys, CARD_FEE_PERCENT: '3.25', CARD_FEE_MINIMUM: '0.35' };
    expect(readConfig(dearer).stripe?.fee).toEqual({ basisPoints: 325, minimumCents: 35 });
    expect(() => readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toThrow(
      'Cards need STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together.',
    );
    expect(() => readConfig({ ...keys, STRIPE_SECRET_KEY: 'pk_test_1', CARD_FEE_PERCENT: '-1' })).toThrow(
      [
        'STRIPE_SECRET_KEY must be a key such as sk_test_...',
        'CARD_FEE_PERCENT must be a percentage such as 3 or 3.25',
      ].join('\n'),
    );
  });

  it('requires DATABASE_URL of every process but npm start', () => {
    expect(readStartConfig({}).databaseUrl).toBeNull();
    expect(() => readConfig({})).toThrow(/^DATABASE_URL is missing/);
  });
});

it('SITE_DOMAIN means https behind a proxy, and what is set beside it counts more', () => {
  const url = { DATABASE_URL: 'postgresql://localhost/fairtab' };
  expect(readConfig({ ...url, SITE_DOMAIN: 'fairtab.example' })).toMatchObject({
    publicUrl: 'https://fairtab.example',
    trustedProxies: ONE_PROXY,
  });
  expect(
    readConfig({ ...url, SITE_DOMAIN: 'a.example', PUBLIC_URL: 'https://b.example', TRUST_PROXY: 'false' }),
  ).toMatchObject({ publicUrl: 'https://b.example', trustedProxies: NO_PROXIES });
  expect(() => readConfig({ ...url, SITE_DOMAIN: 'https://a.example/' })).toThrow('SITE_DOMAIN must be a domain');
  expect(() => readConfig({ ...url, SITE_DOMAIN: 'a.example\n' })).toThrow('SITE_DOMAIN must be a domain');
});
