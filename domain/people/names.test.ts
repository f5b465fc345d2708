import { describe, expect, it } from 'vitest';
import { mayBeShown, nameInPath, pathOfName } from './names';
import { payeePage } from '../paying/payeePages';
import { PAYMENT_METHODS } from '../waysToPay';

describe('the path of a name', () => {
  it('is an @ and the name, in any case and spelling that a username may have', () => {
    for (const name of ['ana', 'Ana', 'a.b-c_1', '0x1']) expect(nameInPath(pathOfName(name))).toBe(name);
    expect(nameInPath('/@ana/')).toBe('ana');
  });

  it('is nothing else', () => {
    for (const path of ['/', '/ana', '/@', '/@.ana', '/@ana/b', '/x/@ana', '/@an%61', '/@аna', '/%40ana', '/@a b'])
      expect(nameInPath(path)).toBeNull();
  });
});

describe('the ways to pay on a page', () => {
  it('are those that somebody can be reached by, never digits of a card or account', () => {
    expect(PAYMENT_METHODS.filter(mayBeShown)).toEqual(['venmo', 'cashapp', 'zelle', 'paypal']);
  });

  it('lead to the payee’s own page of the service while no amount is known', () => {
    expect(payeePage({ method: 'venmo', handle: '@ana-b' })).toBe('https://venmo.com/u/ana-b');
    expect(payeePage({ method: 'cashapp', handle: '$ana' })).toBe('https://cash.app/$ana');
    expect(payeePage({ method: 'paypal', handle: 'ana' })).toBe('https://paypal.me/ana');
  });

  it('lead nowhere without such a page, or with a handle that is none', () => {
    expect(payeePage({ method: 'paypal', handle: 'ana@example.com' })).toBeNull();
    expect(payeePage({ method: 'zelle', handle: 'ana@example.com' })).toBeNull();
    expect(payeePage({ method: 'cash', handle: '' })).toBeNull();
    expect(payeePage({ method: 'venmo', handle: 'javascript:alert(1)' })).toBeNull();
  });
});
