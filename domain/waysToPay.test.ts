import { describe, expect, it, onTestFinished } from 'vitest';
import { takeLanguageFrom } from './language/current';
import { cleanHandle, payLink } from './paying/payLinks';
import {
  findMethod,
  METHODS_WITH_HANDLE,
  OFFERED_METHODS,
  payeeMethods,
  PAYMENT_METHODS,
  SAVED_METHODS,
  WAYS_TO_PAY,
  type PaymentMethod,
} from './waysToPay';

describe('the ways to pay', () => {
  it('are documented in this order', () => {
    expect(PAYMENT_METHODS).toEqual(['venmo', 'cashapp', 'zelle', 'paypal', 'bank', 'card', 'cash']);
    expect(Object.keys(WAYS_TO_PAY)).toEqual(PAYMENT_METHODS);
    expect(SAVED_METHODS).toEqual(['venmo', 'cashapp', 'zelle', 'paypal', 'bank', 'card']);
    expect(METHODS_WITH_HANDLE).toEqual(['venmo', 'cashapp', 'zelle', 'paypal']);
    expect(payeeMethods('USD')).toEqual(['venmo', 'cashapp', 'zelle', 'paypal']);
    expect(payeeMethods('EUR')).toEqual(['paypal', 'bank']);
  });

  it.each(PAYMENT_METHODS)('has words for %s, and a place where it is offered', (method) => {
    const { label, inSentence, placeholder, problem } = WAYS_TO_PAY[method];
    expect([label, inSentence, placeholder, problem]).not.toContain('');
    expect(OFFERED_METHODS.filter((offered) => offered === method)).toHaveLength(1);
  });

  it('have their words in the language of whoever reads them', () => {
    expect([WAYS_TO_PAY.cash.label, WAYS_TO_PAY.card.inSentence]).toEqual(['Cash', 'card']);
    const before = takeLanguageFrom(() => 'es');
    onTestFinished(() => void takeLanguageFrom(before));
    expect([WAYS_TO_PAY.cash.label, WAYS_TO_PAY.card.inSentence]).toEqual(['Efectivo', 'tarjeta']);
  });

  it.each<[PaymentMethod, string]>([
    ['venmo', 'ana-b'],
    ['cashapp', 'ana'],
    ['zelle', 'ana@example.com'],
    ['paypal', 'ana'],
    ['bank', '1234'],
    ['card', '1234'],
    ['cash', 'at the table'],
  ])('knows whether %s has pay links', (method, handle) => {
    expect(cleanHandle({ method, handle })).toBe(handle);
    expect(payLink({ method, handle, amountCents: 100, currency: 'USD' }) !== null).toBe(
      WAYS_TO_PAY[method].hasPayLink,
    );
  });

  it.each([
    ['venmo', 'venmo'],
    [' CashApp ', 'cashapp'],
    ['CREDIT', 'card'],
    ['card', 'card'],
    ['iou', null],
    ['', null],
    ['toString', null],
  ])('takes %j for %j', (word, method) => {
    expect(findMethod(word)).toBe(method);
  });
});
