import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHandle, cleanPayerHandle, displayHandle, fallBackLink, handleProblem, payLink } from './payLinks';
import { PAYMENT_METHODS, type PaymentMethod } from '../waysToPay';

describe('cleanHandle', () => {
  it.each<[PaymentMethod, string, string]>([
    ['venmo', '@ana-b_1', 'ana-b_1'],
    ['venmo', ' ana-b ', 'ana-b'],
    ['venmo', 'https://venmo.com/u/ana-b', 'ana-b'],
    ['venmo', 'venmo.com/ana-b', 'ana-b'],
    ['venmo', 'https://account.venmo.com/u/ana-b?txn=pay', 'ana-b'],
    ['cashapp', 'https://cash.app/$ana/12.50', 'ana'],
    ['cashapp', 'http://cash.app/$ana?qr=1', 'ana'],
    ['paypal', 'https://paypal.me/anab/', 'anab'],
    ['cashapp', '$ana', 'ana'],
    ['cashapp', 'a', 'a'],
    ['cashapp', 'https://cash.app/$ana', 'ana'],
    ['paypal', 'AnaB', 'AnaB'],
    ['paypal', '@anab', 'anab'],
    ['paypal', 'https://paypal.me/anab', 'anab'],
    ['paypal', 'https://www.paypal.com/paypalme/anab', 'anab'],
    ['paypal', 'ana@example.com', 'ana@example.com'],
    ['zelle', 'ana.b+zelle@example.co.uk', 'ana.b+zelle@example.co.uk'],
    ['zelle', '(415) 555-0123', '415-555-0123'],
    ['zelle', '+1 415 555 0123', '415-555-0123'],
    ['card', '1234', '1234'],
    ['bank', 'Chase ending 9876', 'Chase ending 9876'],
    ['bank', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['cash', '', ''],
    ['cash', 'at the table', 'at the table'],
  ])('reads the %s handle %j as %j', (method, handle, clean) => {
    expect(cleanHandle({ method, handle })).toBe(clean);
    expect(cleanHandle({ method, handle: clean })).toBe(clean);
  });

  it.each<[PaymentMethod, string]>([
    ['venmo', ''],
    ['venmo', '@ana'],
    ['venmo', 'a'.repeat(31)],
    ['venmo', 'ana b.c'],
    ['venmo', '@@anab'],
    ['venmo', '../evil'],
    ['venmo', 'ana-b?txn=charge'],
    ['venmo', 'https://evil.example/ana-b'],
    ['venmo', 'https://venmo.com.evil.example/ana-b'],
    ['cashapp', '12345'],
    ['cashapp', '$'],
    ['cashapp', 'a'.repeat(21)],
    ['cashapp', 'ana/9.99'],
    ['paypal', ''],
    ['paypal', 'ana-b'],
    ['paypal', 'a'.repeat(21)],
    ['paypal', 'ana/100USD'],
    ['zelle', 'ana'],
    ['zelle', '555-0123'],
    ['zelle', '115 555 0123'],
    ['zelle', '+65 6789 4567'],
    ['zelle', 'ana@example'],
    ['zelle', `ana@example.com?cc=x@y.zz`],
    ['card', ''],
    ['card', '12345'],
    ['card', '4111 1111 1111 1111'],
    ['card', '1-2-3-4-5'],
    ['card', '１２３４５'],
    ['bank', '021000021 / 1234567'],
    ['bank', 'DE88 3704 0044 0532 0130 00'],
    ['bank', 'x'.repeat(61)],
    ['cash', 'x'.repeat(61)],
    ['cash', 'see\u0000me'],
    ['cash', 'see\u202Eme'],
  ])('refuses the %s handle %j', (method, handle) => {
    expect(cleanHandle({ method, handle })).toBeNull();
  });
});

describe('a link that the app shares', () => {
  const code = (data: object) => btoa(JSON.stringify(data));
  const zelle = (token: string) =>
    `https://enroll.zellepay.com/qr-codes?data=${code({ name: 'BEN', action: 'payment', token })}`;
  const shared: Partial<Record<PaymentMethod, readonly [string, readonly string[]]>> = {
    venmo: [
      'ben-s-1',
      [
        ...['venmo.com/ben-s-1', 'venmo.com/u/ben-s-1', 'account.venmo.com/u/ben-s-1', 'venmo.com/n/ben-s-1'],
        ...['venmo.com/ben-s-1?txn=pay&amount=1.00', 'venmo.com/?txn=pay&recipients=ben-s-1'],
        ...['account.venmo.com/pay?recipients=ben-s-1&amount=2', 'account.venmo.com/pay?recipients=%40ben-s-1'],
        'venmo.com/@ben-s-1',
      ],
    ],
    cashapp: [
      'benny',
      [
        ...['cash.app/$benny', 'cash.app/$benny?qr=1', 'cash.app/$benny/12.50', 'cash.app/%24benny', 'cash.me/$benny'],
        'cash.app/benny',
      ],
    ],
    paypal: [
      'BenS',
      [
        ...['paypal.me/BenS', 'paypal.me/BenS/25', 'paypal.me/BenS/25.50EUR', 'paypal.com/paypalme/BenS'],
        ...[
          'paypal.com/paypalme2/BenS/5USD',
          'paypal.com/de/paypalme/BenS',
          'paypal.me/BenS?country.x=US&locale.x=en_US',
        ],
      ],
    ],
  };
  const cases = Object.entries(shared).flatMap(([method, [name, links]]) =>
    links.flatMap((link) => {
      const withSlash = link.includes('?') ? link.replace('?', '/?') : `${link}/`;
      const bare = [link, withSlash, `${link}#top`];
      const withHost = bare.flatMap((one) => (one.startsWith('account') ? [one] : [one, `www.${one}`]));
      return withHost
        .flatMap((one) => [one, `http://${one}`, `https://${one}`, `HTTPS://${one}`, `\u200E https://${one}\u00A0`])
        .map((typed) => ({ method: method as PaymentMethod, typed, name }));
    }),
  );

  it.each([
    ...cases,
    { method: 'venmo', typed: 'venmo://paycharge?txn=pay&recipients=ben-s-1&amount=3', name: 'ben-s-1' },
    { method: 'venmo', typed: '＠ben-s-1', name: 'ben-s-1' },
    // A name that is said to be one is no page.
    { method: 'venmo', typed: 'venmo.com/u/legal', name: 'legal' },
    { method: 'venmo', typed: 'venmo.com/@legal', name: 'legal' },
    { method: 'cashapp', typed: 'cash.app/$help', name: 'help' },
    { method: 'cashapp', typed: 'cash.app/helpful', name: 'helpful' },
    { method: 'cashapp', typed: '＄benny', name: 'benny' },
    { method: 'paypal', typed: 'mailto:ben@example.com', name: 'ben@example.com' },
    { method: 'zelle', typed: 'mailto:ben@example.com', name: 'ben@example.com' },
    { method: 'zelle', typed: 'tel:+14155550123', name: '415-555-0123' },
    { method: 'zelle', typed: zelle('ben@example.com'), name: 'ben@example.com' },
    { method: 'zelle', typed: zelle('4155550123'), name: '415-555-0123' },
    { method: 'zelle', typed: 'ben@m\u00FCnchen.de', name: 'ben@xn--mnchen-3ya.de' },
  ] as const)('gives the name: $method $typed', ({ method, typed, name }) => {
    expect(cleanHandle({ method, handle: typed })).toBe(name);
    expect(cleanPayerHandle({ method, handle: typed })).toBe(name);
  });

  it.each<[PaymentMethod, string]>([
    ['venmo', 'https://venmo.com/code?user_id=2491563102306304&created=1667'],
    ['venmo', 'https://venmo.com/'],
    ...['signup', 'sign-up', 'legal', 'about-us', 'careers', 'settings', 'account', 'stories', 'developers'].map(
      (page): [PaymentMethod, string] => ['venmo', `https://venmo.com/${page}/?next=1`],
    ),
    ['venmo', 'account.venmo.com/account'],
    ...['help', 'legal', 'login', 'Account', 'taxes', 'stocks', 'press'].map((page): [PaymentMethod, string] => [
      'cashapp',
      `cash.app/${page}`,
    ]),
    ...['settings', 'my', 'legal', 'signin', 'home', 'webapps'].map((page): [PaymentMethod, string] => [
      'paypal',
      `https://www.paypal.me/${page}`,
    ]),
    ['venmo', 'https://account.venmo.com/pay?recipients='],
    ['paypal', 'https://www.paypal.com/qrcodes/p2pqrc/ABCDEF'],
    ['paypal', 'https://py.pl/1AbCdE'],
    ['zelle', 'https://enroll.zellepay.com/qr-codes?data=nonsense'],
    ['zelle', `https://enroll.zellepay.com/qr-codes?data=${code({ token: 5 })}`],
  ])('without a name is refused with advice: %s %s', (method, handle) => {
    expect(cleanHandle({ method, handle })).toBeNull();
    expect(handleProblem({ method, handle })).toMatch(/no name in this link|username|address/);
  });

  it.each<[PaymentMethod, string]>([
    ['venmo', 'https://evil.example/venmo.com/ben-s-1'],
    ['venmo', 'https://venmo.com@evil.example/ben-s-1'],
    ['venmo', 'https://venmo.com/u/ben-s-1/stories'],
    ['venmo', 'https://cash.app/$benny'],
    ['cashapp', 'https://cash.app/$benny/qr'],
    ['cashapp', 'https://venmo.com/benny'],
    ['zelle', 'https://zellepay.com.evil.example/qr-codes?data=x'],
    ['paypal', 'https://paypal.com/signin/paypalme/BenS'],
  ])('of elsewhere is refused: %s %s', (method, handle) => {
    expect(cleanHandle({ method, handle })).toBeNull();
  });
});

describe('a bank account', () => {
  it('is shown as banks print it', () => {
    expect(displayHandle({ method: 'bank', handle: 'DE89370400440532013000' })).toBe('DE89 3704 0044 0532 0130 00');
    expect(displayHandle({ method: 'bank', handle: 'Chase ending 9876' })).toBe('Chase ending 9876');
  });

  it('says that an IBAN has a typing error, and else what is wanted', () => {
    expect(handleProblem({ method: 'bank', handle: 'DE88 3704 0044 0532 0130 00' })).toMatch(/typing error/);
    expect(handleProblem({ method: 'bank', handle: '021000021 / 1234567' })).toMatch(/IBAN, or at most the last 4/);
  });
});

describe('cleanPayerHandle', () => {
  it('keeps no whole account of a payer, whom nobody has to pay', () => {
    expect(cleanPayerHandle({ method: 'bank', handle: 'DE89370400440532013000' })).toBeNull();
    expect(cleanPayerHandle({ method: 'bank', handle: '9876' })).toBe('9876');
  });

  it('accepts Venmo’s short old names, because no link is made from them', () => {
    expect(cleanPayerHandle({ method: 'venmo', handle: '@ana' })).toBe('ana');
    expect(cleanPayerHandle({ method: 'venmo', handle: '@ana-b' })).toBe('ana-b');
  });

  it.each<[PaymentMethod, string]>([
    ['venmo', '@a b'],
    ['venmo', ''],
    ['cashapp', '$1'],
    ['zelle', 'ana'],
    ['card', '4111111111111111'],
  ])('refuses the %s handle %j', (method, handle) => {
    expect(cleanPayerHandle({ method, handle })).toBeNull();
  });
});

describe('payLink', () => {
  it('opens Venmo with payee, amount and note', () => {
    expect(
      payLink({ method: 'venmo', handle: '@ana-b', amountCents: 1234, currency: 'USD', note: 'Café & bar #1' }),
    ).toBe('https://venmo.com/ana-b?txn=pay&amount=12.34&note=Caf%C3%A9%20%26%20bar%20%231');
  });

  it('opens Cash App with cashtag and amount', () => {
    expect(payLink({ method: 'cashapp', handle: 'ana', amountCents: 1234, currency: 'USD' })).toBe(
      'https://cash.app/$ana/12.34',
    );
  });

  it('knows only dollars on Venmo and Cash App, and the currencies of PayPal there', () => {
    const link = (method: 'venmo' | 'cashapp' | 'paypal', currency: string) =>
      payLink({ method, handle: 'ana123', amountCents: 1234, currency });
    expect([link('venmo', 'EUR'), link('cashapp', 'JPY')]).toEqual([null, null]);
    expect(link('paypal', 'EUR')).toBe('https://paypal.me/ana123/12.34EUR');
    expect(link('paypal', 'JPY')).toBe('https://paypal.me/ana123/1234JPY');
    expect(link('paypal', 'KWD')).toBeNull();
  });

  it('opens PayPal.Me with name, amount and currency', () => {
    expect(payLink({ method: 'paypal', handle: 'anab', amountCents: 2500, currency: 'USD', note: 'x' })).toBe(
      'https://paypal.me/anab/25.00USD',
    );
  });

  it.each<[PaymentMethod, string]>([
    ['zelle', 'ana@example.com'],
    ['paypal', 'ana@example.com'],
    ['bank', '1234'],
    ['bank', 'DE89370400440532013000'],
    ['card', '1234'],
    ['cash', ''],
    ['venmo', 'no good'],
  ])('has no link for %s to %j', (method, handle) => {
    expect(payLink({ method, handle, amountCents: 1000, currency: 'USD' })).toBeNull();
  });

  it.each([0, -1, 12.5, Number.NaN, 10_000_000_000])('has no link over %d cents', (amountCents) => {
    expect(payLink({ method: 'venmo', handle: 'ana-b', amountCents, currency: 'USD' })).toBeNull();
  });

  it('omits an empty note, and cuts a long one to 280 characters', () => {
    const link = (note: string | null) =>
      payLink({ method: 'venmo', handle: 'ana-b', amountCents: 100, currency: 'USD', note });
    expect(link(null)).toBe('https://venmo.com/ana-b?txn=pay&amount=1.00');
    expect(link('  ')).toBe(link(null));
    expect(new URL(link('🍕'.repeat(200)) ?? '').searchParams.get('note')).toBe('🍕'.repeat(140));
  });

  it("leads to the method's own site and the given amount for any typed text", () => {
    const hosts: Partial<Record<PaymentMethod, string>> = {
      venmo: 'venmo.com',
      cashapp: 'cash.app',
      paypal: 'paypal.me',
    };
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^[@$./\\:?#&%a-z0-9-]{1,25}$/),
      fc.stringMatching(/^[a-z0-9]{1,20}$/),
    );
    const typed = fc.record({
      method: fc.constantFrom(...PAYMENT_METHODS),
      handle: nasty,
      note: nasty,
      amountCents: fc.integer({ min: 1, max: 1_000_000 }),
    });
    let links = 0;
    fc.assert(
      fc.property(typed, ({ method, handle, note, amountCents }) => {
        for (const text of [
          payLink({ method, handle, amountCents, currency: 'USD', note }),
          fallBackLink({ method, handle }),
        ]) {
          if (text === null) continue;
          links++;
          const url = new URL(text);
          expect(url.origin).toBe(`https://${hosts[method]}`);
          expect(url.hash + url.username + url.password + url.port).toBe('');
          if (url.search !== '')
            expect([...url.searchParams.keys()]).toEqual(['txn', 'amount', 'note'].slice(0, url.searchParams.size));
          if (url.search !== '') expect(url.searchParams.getAll('txn')).toEqual(['pay']);
        }
      }),
      { numRuns: 5_000 },
    );
    expect(links).toBeGreaterThan(500);
  });
});

describe('fallBackLink', () => {
  it("is the payee's own page on Venmo, and nothing on other methods", () => {
    expect(fallBackLink({ method: 'venmo', handle: '@ana-b' })).toBe('https://venmo.com/u/ana-b');
    expect(fallBackLink({ method: 'venmo', handle: 'a/b' })).toBeNull();
    expect(fallBackLink({ method: 'cashapp', handle: 'ana' })).toBeNull();
  });
});

describe('displayHandle', () => {
  it('shows handles with the sign of their method', () => {
    expect(displayHandle({ method: 'venmo', handle: 'ana-b' })).toBe('@ana-b');
    expect(displayHandle({ method: 'cashapp', handle: 'ana' })).toBe('$ana');
    expect(displayHandle({ method: 'zelle', handle: 'ana@example.com' })).toBe('ana@example.com');
  });
});
