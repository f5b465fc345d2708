import { describe, expect, it } from 'vitest';
import { liveLink, shareLinks, shareMessage, shareSubject } from './shareTexts';

const table = { linkId: 'abc_-1', restaurantName: 'Chez Léa & Co', description: "Ana's birthday" };
const ORIGIN = 'https://fairtab.example';

describe('the share texts', () => {
  it('are the documented ones', () => {
    expect(shareMessage(table)).toBe(
      "Check out our bill from Chez Léa & Co (Ana's birthday)! Click to claim your items and pay your share:",
    );
    expect(shareSubject(table)).toBe('Split Our Bill - Chez Léa & Co');
  });

  it('have no empty brackets without a description', () => {
    expect(shareMessage({ ...table, description: '' })).toContain('Chez Léa & Co! Click');
  });

  it('lead to the live view', () => {
    expect(liveLink(table, ORIGIN)).toBe('https://fairtab.example/live-receipt/abc_-1');
  });

  it('are complete in each messenger’s link', () => {
    const { sms, whatsapp, email } = shareLinks(table, ORIGIN);
    const text = `${shareMessage(table)} ${liveLink(table, ORIGIN)}`;
    expect(decodeURIComponent(sms.replace('sms:?&body=', ''))).toBe(text);
    expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
    expect(new URL(email).searchParams.get('body')).toBe(text);
    expect(new URL(email).searchParams.get('subject')).toBe('Split Our Bill - Chez Léa & Co');
  });
});
