import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashSource, processorOrigins } from './contentSecurityPolicy';

function directive(name: string, options: Parameters<typeof contentSecurityPolicy>[0]): string | undefined {
  return contentSecurityPolicy(options)
    .split('; ')
    .find((text) => text.startsWith(`${name} `));
}

describe('the content security policy', () => {
  it('allows nothing inline but what is named by its hash, and empty style elements', () => {
    const [script, style] = [hashSource('start()'), hashSource('p { color: red }')];
    const page = { host: 'fairtab.example', inlineScripts: [script], inlineStyles: [style] };
    expect(contentSecurityPolicy(page)).not.toContain('unsafe');
    expect(directive('script-src', page)).toBe(`script-src 'self' ${script}`);
    expect(directive('style-src', page)).toBe(
      `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${style}`,
    );
    expect(directive('script-src', { host: 'fairtab.example' })).toBe("script-src 'self'");
  });

  it('lets the page connect to its own host only, in the form of a WebSocket too', () => {
    expect(directive('connect-src', { host: 'fairtab.example:8443' })).toBe(
      "connect-src 'self' ws://fairtab.example:8443 wss://fairtab.example:8443",
    );
    for (const host of [undefined, 'a b', "x; script-src 'unsafe-inline'"])
      expect(directive('connect-src', { host })).toBe("connect-src 'self'");
  });

  it('lets the card processor in where it is named, and nowhere else', () => {
    const page = { host: 'fairtab.example', processor: processorOrigins('https://js.stripe.com') };
    expect(directive('script-src', page)).toBe("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(directive('frame-src', page)).toBe(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    expect(directive('connect-src', page)).toContain('https://api.stripe.com');
    expect(contentSecurityPolicy({ host: 'fairtab.example' })).not.toContain('stripe');
    expect(directive('frame-src', { host: 'fairtab.example' })).toBe("frame-src 'none'");
  });

  it('has no plugins, frames, other bases, or forms to elsewhere', () => {
    const policy = contentSecurityPolicy({ host: 'fairtab.example' });
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    for (const part of ["worker-src 'self'", "manifest-src 'self'"]) expect(policy).toContain(part);
  });
});
