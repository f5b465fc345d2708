import { cleanEmail } from '@fairtab/domain/contact/contact';
import { describe, expect, it } from 'vitest';
import { shownAddress } from './shownAddress';

describe('an address as it is shown', () => {
  it.each(['ben@münchen.de', 'li@例子.公司', 'anna@почта.рф', 'yael@דוגמה.קום', 'ana@example.com'])(
    'is %j, which is also read',
    (address) => {
      const stored = cleanEmail(address);
      expect(stored).toMatch(/^[\x21-\x7E]+$/);
      expect(shownAddress(stored ?? '')).toBe(address);
      expect(cleanEmail(shownAddress(stored ?? ''))).toBe(stored);
    },
  );

  it.each(['ana@аррӏе.com', 'ana@pаypal.com', 'ana@gооgle.com'])('stays in ASCII when %j looks Latin', (address) => {
    const stored = cleanEmail(address) ?? '';
    expect(stored).toContain('@xn--');
    expect(shownAddress(stored)).toBe(stored);
  });

  it.each(['ana-b', '415-555-0123', '1234', '', 'xn--a', 'a@xn--'])('leaves %j as it is', (text) => {
    expect(shownAddress(text)).toBe(text);
  });
});
