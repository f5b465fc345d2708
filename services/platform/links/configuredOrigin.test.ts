import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config';
import { configuredOrigin } from './configuredOrigin';

const of = (env: Record<string, string>) =>
  configuredOrigin(readConfig({ DATABASE_URL: 'postgres://localhost/x', PORT: '3100', ...env }));
const SMS = { TWILIO_ACCOUNT_SID: 'a', TWILIO_AUTH_TOKEN: 'b', TWILIO_FROM: '+14155550100' };

describe('the origin of links that no request asks for', () => {
  it('is PUBLIC_URL, or the domain of the site', () => {
    expect(of({ PUBLIC_URL: 'https://fairtab.example', ...SMS })).toBe('https://fairtab.example');
    expect(of({ SITE_DOMAIN: 'fairtab.example' })).toBe('https://fairtab.example');
  });

  it('is this machine while messages stay on it, or somebody develops', () => {
    expect(of({})).toBe('http://localhost:3100');
    expect(of({ NODE_ENV: 'development', ...SMS })).toBe('http://localhost:3100');
  });

  it('is not known when messages leave this machine and nobody said where it is reached', () => {
    expect(of(SMS)).toBeNull();
  });
});
