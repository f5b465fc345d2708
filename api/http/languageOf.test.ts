import { describe, expect, it } from 'vitest';
import { languageOf } from './languageOf';

const of = (accepted?: string, cookie?: string) =>
  languageOf({ headers: { ...(accepted && { 'accept-language': accepted }), ...(cookie && { cookie }) } });

describe('the language of an answer', () => {
  it('is the first of the browser’s languages that Fairtab has', () => {
    expect(of('es')).toBe('es');
    expect(of('es-MX,es;q=0.9,en;q=0.8')).toBe('es');
    expect(of('fr-CA, es;q=0.4, en;q=0.6')).toBe('en');
    expect(of('en;q=0, ES-us;q=0.1')).toBe('es');
  });

  it('is English when there is none of them, or nothing that can be read', () => {
    for (const accepted of [undefined, '*', 'de', ';;,q=1', 'es;q=zero']) expect(of(accepted)).toBe('en');
  });

  it('is the one that was chosen on the device, whatever the browser prefers', () => {
    expect(of('en', 'a=1; fairtab_language=es; b=2')).toBe('es');
    expect(of('es', 'fairtab_language=en')).toBe('en');
    expect(of('en', 'fairtab_language=en; __Host-fairtab_language=es')).toBe('es');
  });

  it('is the browser’s when the cookie names no language', () => {
    expect(of('es', 'fairtab_language=xx')).toBe('es');
    expect(of('es', 'notfairtab_language=en')).toBe('es');
  });
});
