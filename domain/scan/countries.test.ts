import { describe, expect, it } from 'vitest';
import { billOf, readText } from './testing/readText';

const DISHES = '1 Soup   9.00\n2 Noodles   16.00\n';

describe('prices that include their taxes', () => {
  it.each([
    ['Spain', 'Base imponible   22.73\nIVA 10%   2.27\nTOTAL   25.00'],
    ['Mexico', 'SUBTOTAL   21.55\nIVA 16%   3.45\nTOTAL   25.00'],
    ['France', 'TOTAL TTC   25.00\nDont TVA 10%   1.27\nDont TVA 20%   1.84\nTotal HT   21.89\nCB   25.00'],
    ['Germany', 'Zu zahlen EUR   25.00\nKreditkarte   25.00\nA=19,00%   11.76   2.24   14.00'],
    ['the Netherlands', 'Totaal   25.00\nBTW hoog 21%   4.34\nPIN   25.00'],
    ['Poland', 'SUMA PLN   25.00\nPTU B 8%   1.85\nSUMA PTU   1.85\nKarta   25.00'],
    ['Sweden', 'Totalt SEK   25.00\nMoms 12%   2.68\nKort   25.00'],
    ['Denmark', 'I alt DKK   25.00\nheraf moms 25%   5.00\nDankort   25.00'],
  ])('are the bill’s own in %s', (_, foot) => {
    expect(readText(`CASA LUPA\n${DISHES}${foot}`)).toMatchObject({
      tax: null,
      tip: null,
      total: 2500,
      balanced: true,
    });
  });

  it('are told from a tax that was added when both would close', () => {
    const text = `CASA LUPA\n${DISHES}Neighbours   (2.00)\nSubtotal   23.00\nTax   2.00\nTotal   25.00`;
    expect(readText(text)).toMatchObject({ subtotal: 2300, tax: 200, discount: 200, balanced: true });
  });

  it('keep a net amount below a discount out of the sum', () => {
    const text = `CASA LUPA\n${DISHES}Subtotal   25.00\nDto. 10%   -2.50\nBase   20.45\nI.V.A. 10%   2.05\nTOTAL EUR   22.50`;
    expect(readText(text)).toMatchObject({ subtotal: 2500, tax: null, discount: 250, total: 2250, balanced: true });
  });

  it('keep a tax beside its net amount out of the sum', () => {
    const text = `CASA LUPA\n${DISHES}Zwischensumme   25.00\nMwSt A 19%  Netto 21.01   3.99\nTotal   25.00`;
    expect(readText(text)).toMatchObject({ tax: null, total: 2500, balanced: true });
  });
});

it('a tax beside the subtotal that it was added to stays the tax of a bill that does not add up', () => {
  const text = `THE OAK\n${DISHES}Subtotal   25.00\nTax 8% of 25.00   2.00\nTotal   27.00\nRound of drinks   4.00`;
  expect(readText(text.replace('9.00', '8.00'))).toMatchObject({ tax: 200, total: 2700, balanced: false });
});

describe('charges of other countries', () => {
  it.each([
    ['Taxa de servico 10%   2.50', 'tip'],
    ['Discretionary service charge\n@12.5%   2.50', 'tip'],
    ['Service 10% RM   2.50', 'tip'],
    ['PB1 10%   2.50', 'tax'],
    ['IMPOCONSUMO 10%   2.50', 'tax'],
    ['CGST   1.25\nSGST   1.25', 'tax'],
  ])('are what they are called: %j', (lines, kind) => {
    expect(readText(`CASA LUPA\n${DISHES}Subtotal   25.00\n${lines}\nTotal   27.50`)).toMatchObject({
      [kind]: 250,
      total: 2750,
      balanced: true,
    });
  });

  it.each(['Trinkgeld   3.00\nBezahlt Karte   28.00', 'Card Surcharge   3.00\nTotal Paid   28.00'])(
    'count below the total when the payment has them: %j',
    (lines) => {
      expect(readText(`CASA LUPA\n${DISHES}Subtotal   25.00\nTotal   25.00\n${lines}`)).toMatchObject({
        subtotal: 2500,
        total: 2800,
        balanced: true,
      });
    },
  );

  it.each(['PROPINA SUGERIDA\n10%   2.50\n15%   3.75', 'Propina voluntaria 10%   2.50\nTotal con propina   27.50'])(
    'are none when they are only suggested: %j',
    (lines) => {
      expect(readText(`CASA LUPA\n${DISHES}TOTAL   25.00\n${lines}`)).toMatchObject({ tip: null, total: 2500 });
    },
  );
});

it('rates of taxes beside dishes are no suggested tips', () => {
  const text =
    'OSTERIA LUPA\nDESCRIZIONE   IVA%   Prezzo\n2 Coperto   10%   5.00\n1 Bigoli   10%   14.00\n1 Acqua   22%   3.00\nTOTALE COMPLESSIVO   22.00\ndi cui IVA   2.13\nPagamento elettronico   22.00';
  expect(readText(text)).toMatchObject({
    items: ['2 Coperto 10% 500', '1 Bigoli 10% 1400', '1 Acqua 22% 300'],
    total: 2200,
    balanced: true,
  });
});

it('a tax below a service charge is no suggestion beside it', () => {
  const text = `THE OAK\n${DISHES}Subtotal   25.00\nOptional Service 12.5%   3.13\nTotal Due   28.13\nVAT @ 20% included   4.17`;
  expect(readText(text)).toMatchObject({ tip: 313, total: 2813, balanced: true });
});

describe('sums that are said once more', () => {
  it('in another currency are no other total', () => {
    expect(readText(`ADLER\n${DISHES}Total CHF   25.00\nMWST 8.1%   1.87\nTotal EUR   26.32`)).toMatchObject({
      total: 2500,
      balanced: true,
    });
  });

  it('under the other name of one currency are the total', () => {
    expect(readText(`KEDAI\n${DISHES}Total   RM 25.00\nTotal MYR   25.00\nCash MYR   25.00`)).toMatchObject({
      total: 2500,
      balanced: true,
    });
    expect(readText(`KEDAI\n${DISHES}Total RM   26.00\nRounded Total MYR   25.00`).total).toBe(2500);
  });

  it('in large letters above the bill are no dish', () => {
    const text = `$27.25\nPaid by phone\nTIP TOP TACOS\n${DISHES}Subtotal   $25.00\nSales Tax   $2.25\nTotal   $27.25`;
    expect(readText(text)).toMatchObject({ subtotal: 2500, tax: 225, total: 2725, balanced: true });
  });

  it('below the total are a payment, whatever they are called', () => {
    const read = readText(`CASA LUPA\n${DISHES}TOTAL   25.00\nPlatnosc zblizeniowa   25.00`);
    expect(read).toMatchObject({ items: ['1 Soup 900', '2 Noodles 1600'], total: 2500, balanced: true });
  });
});

it('the currency beside an amount is no part of a name', () => {
  const names = billOf(
    'BOTECO\n1 Sopa   R$ 9,00\n1 Rösti   CHF 22.50\n1 Pie   £17.50\n1 Pan   1,00 €\nTotal   50,00',
  ).items.map(({ name }) => name);
  expect(names).toEqual(['Sopa', 'Rösti', 'Pie', 'Pan']);
});

describe('receipts in other scripts', () => {
  it('have the labels of Japan, with a tax that is added', () => {
    const text =
      '居酒屋\n生ビール 2点   ¥1,160\n枝豆   ¥420\n小計   ¥1,580\n消費税(10%)   ¥158\n合計   ¥1,738\nお預り   ¥2,000\nお釣り   ¥262';
    expect(readText(text)).toMatchObject({
      items: ['2 生ビール 116000', '1 枝豆 42000'],
      subtotal: 158_000,
      tax: 15_800,
      total: 173_800,
      balanced: true,
    });
  });

  it('have the labels of Japan, with a tax that is included', () => {
    const text =
      'ラーメン一番\n醤油ラーメン   ¥850\n餃子 2個   ¥760\n合計   ¥1,610\n(内消費税等   ¥146)\n現金   ¥2,000\nお釣り   ¥390';
    expect(readText(text)).toMatchObject({ tax: null, total: 161_000, balanced: true });
  });

  it('have the labels of Korea', () => {
    const text = '김밥천국\n참치김밥   1   4,500\n돈까스   2   17,000\n합계   21,500\n부가세   1,955\n카드   21,500';
    expect(readText(text)).toMatchObject({
      items: ['1 참치김밥 450000', '2 돈까스 1700000'],
      total: 2_150_000,
      balanced: true,
    });
  });
});

describe('counts', () => {
  it('of a price of one below their line are told by it', () => {
    const text = `OLD MILL\n3 Draft   15.00\nHH $5 each\n1 Soup   10.00\nSubtotal   25.00\nTax   2.00\nTotal   27.00`;
    expect(readText(text)).toMatchObject({ items: ['3 Draft 1500', '1 Soup 1000'], balanced: true });
  });

  it.each(['Horchata × 2   16.00', '001 HORCHATA 2UN X 8,00   16,00'])(
    'are read as other countries print them: %j',
    (line) => {
      const [first] = readText(`LUPA\n${line}\n1 Soup   9.00\nSubtotal   25.00\nTax   2.00\nTotal   27.00`).items;
      expect(first?.toLowerCase()).toBe('2 horchata 1600');
    },
  );

  it('in brackets behind a name are a doubt, except of food that is sold by the piece', () => {
    const bill = (name: string): string =>
      `LUPA\n${name}   6.00\nSoup   9.00\nSubtotal   15.00\nTax   2.00\nTotal   17.00`;
    expect(readText(bill('Hot Dog (2)')).balanced).toBe(false);
    expect(readText(bill('Oysters (6)')).balanced).toBe(true);
  });

  it('of many units are not made of two amounts without their number', () => {
    const text = 'LUPA\nCheddar 1.00   16.00\nSoup   9.00\nSubtotal   25.00\nTax   2.00\nTotal   27.00';
    expect(readText(text)).toMatchObject({ items: ['1 Cheddar 1600', '1 Soup 900'], balanced: false });
  });

  it('of a date are none of the dish below', () => {
    const [first] = readText('DISHA\n09 Oct 2026 13:05\nOkra Fries   5.50\n2 Naan   8.40\nTotal   13.90').items;
    expect(first).toBe('1 Okra Fries 550');
  });

  it('are told from whole prices that touch them', () => {
    const text = 'KOPI TUGU\nKopi Susu\n2x22,000   44,000\nCroissant\n1x28,000   28,000\nTotal   Rp 72,000';
    expect(readText(text).items).toEqual(['2 Kopi Susu 4400000', '1 Croissant 2800000']);
  });
});

it('departments below the dishes are a subtotal above a service charge, too', () => {
  const text =
    'HARBOR HOUSE\n2 Old Fashioned   34.00\n1 Club Sandwich   21.00\nFood   21.00\nLiquor   34.00\nService Chg 20%   11.00\nState Tax   4.40\nPayment Due   70.40';
  expect(readText(text)).toMatchObject({ tip: 1100, tax: 440, total: 7040, balanced: true });
});
