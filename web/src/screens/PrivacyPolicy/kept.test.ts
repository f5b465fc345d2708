import type { Language } from '@fairtab/domain/language/languages';
import { expect, it, vi } from 'vitest';

it.each([
  { language: 'en', times: /\d+(?:, \d+ and \d+)? (?:hours?|days?)/g },
  { language: 'es', times: /\d+(?:, \d+ y \d+)? (?:horas?|días?)/g },
] as const satisfies readonly { language: Language; times: RegExp }[])(
  'the privacy policy uses every time, and no other, in $language',
  async ({ language, times }) => {
    vi.resetModules();
    const { takeLanguageFrom } = await import('@fairtab/domain/language/current');
    takeLanguageFrom(() => language);
    const { KEPT: kept } = await import('./kept');
    const { PRIVACY } = await import('./texts');
    const text = JSON.stringify(PRIVACY);
    const named = text.match(times) ?? [];
    expect(new Set(named)).toEqual(new Set(Object.values<string>(kept)));
  },
);
