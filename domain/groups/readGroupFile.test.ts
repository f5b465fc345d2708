import { describe, expect, it } from 'vitest';
import { mayBeGroupFile } from './mayBeGroupFile';
import { MAX_GROUP_FILE_BYTES, readGroupFile } from './readGroupFile';

const HEADER = 'Date,Description,Category,Cost,Currency,Ana,Ben,Cleo';
const HOTEL = '2026-03-01,Hotel,Lodging,300.00,USD,200.00,-100.00,-100.00';
const TAXI = '2026-03-02,Taxi,Taxi,12.40,USD,-4.14,8.27,-4.13';

function read(...rows: string[]) {
  const reading = readGroupFile(rows.join('\n'));
  if (!reading.ok) throw new Error(reading.message);
  return reading.value;
}

function first(...rows: string[]) {
  const [group] = read(...rows).groups;
  if (!group) throw new Error('Nothing was read');
  return group;
}

function whyNot(text: string): string {
  const reading = readGroupFile(text);
  return reading.ok ? 'it is read' : reading.message;
}

describe('the file of a group', () => {
  it('has what each person paid and had, and what they are owed', () => {
    const file = read(HEADER, '', HOTEL, TAXI, '', '2026-03-02,Total balance, , ,USD,195.86,-91.73,-104.13', '');
    expect(file).toEqual({
      people: ['Ana', 'Ben', 'Cleo'],
      groups: [
        {
          currency: 'USD',
          expenses: [
            {
              row: 3,
              date: '2026-03-01',
              title: 'Hotel',
              costCents: 30_000,
              paidCents: [30_000, 0, 0],
              hadCents: [10_000, 10_000, 10_000],
            },
            {
              row: 4,
              date: '2026-03-02',
              title: 'Taxi',
              costCents: 1240,
              paidCents: [0, 1240, 0],
              hadCents: [414, 413, 413],
            },
          ],
          balances: [19_586, -9173, -10_413],
          problems: [],
          notes: [],
        },
      ],
    });
  });

  it.each([
    ['Fecha,Descripción,Categoría,Coste,Moneda,Ana,Ben,Cleo', 'Pago', 'Saldo total'],
    ['Datum,Beschreibung,Kategorie,Kosten,Währung,Ana,Ben,Cleo', 'Zahlung', 'Gesamtbilanz'],
    [HEADER, 'Payment', 'Total balance'],
  ])('is known by its form in the language of "%s"', (header, payment, total) => {
    const { expenses, balances, notes } = first(
      `\uFEFF${header}`,
      '',
      HOTEL,
      `2026-03-03,Ben → Ana,${payment},50.00,USD,-50.00,50.00,0.00`,
      `2026-03-03,${total}, , ,USD,150.00,-50.00,-100.00`,
    );
    expect(expenses.map(({ title }) => title)).toEqual(['Hotel', 'Ben → Ana']);
    expect(expenses[1]).toMatchObject({ paidCents: [0, 5000, 0], hadCents: [5000, 0, 0] });
    expect({ balances, notes }).toEqual({ balances: [15_000, -5000, -10_000], notes: [] });
  });

  it('is read with a note above it, line breaks of Windows, quotes, and commas in names', () => {
    const file = read(
      'Note: does not include group expenses\r',
      '\r',
      'Date,Description,Category,Cost,Currency,"Ana, of course",Ben\r',
      '2026-03-01,"Wine ""for"" two, and\nbread",General,10.00,EUR,5.00,-5.00\r',
    );
    expect(file.people).toEqual(['Ana, of course', 'Ben']);
    expect(file.groups[0]?.expenses).toMatchObject([{ title: 'Wine "for" two, and bread', costCents: 1000, row: 4 }]);
  });

  it('is read as a spreadsheet saves it again, with semicolons and decimal commas', () => {
    const { expenses } = first(
      'Date;Description;Category;Cost;Currency;Ana;Ben;;',
      '25/12/2025;Lunch;Dining out;1.080,00;EUR;540,00;-540;;',
      '2025-12-26;Tea;Dining out;"1,5";EUR;-0,75;0,75;;',
    );
    expect(expenses).toMatchObject([
      { date: null, costCents: 108_000 },
      { date: '2025-12-26', costCents: 150, paidCents: [0, 150] },
    ]);
  });

  it('has each currency for itself, with the decimals of each', () => {
    const { groups } = read(
      HEADER,
      '2026-03-01,Ramen,Dining out,3000.00,JPY,2000.00,-1000.00,-1000.00',
      HOTEL,
      TAXI,
      '2026-03-02,Total balance, , ,JPY,2000.00,-1000.00,-1000.00',
    );
    expect(groups.map(({ currency, balances }) => [currency, balances])).toEqual([
      ['USD', [19_586, -9173, -10_413]],
      ['JPY', [2000, -1000, -1000]],
    ]);
  });

  it('numbers people of one name, and keeps apostrophes that are none of ours', () => {
    const file = read(
      "Date,Description,Category,Cost,Currency,Ana,ana,'=Ben",
      "2026-03-01,'s-Hertogenbosch,General,3.00,USD,2.00,-1.00,-1.00",
    );
    expect(file.people).toEqual(['Ana', 'ana (2)', '=Ben']);
    expect(file.groups[0]?.expenses[0]?.title).toBe("'s-Hertogenbosch");
  });

  it('gives several payers equal parts of what nobody else had', () => {
    expect(first(HEADER, '2026-03-01,Boat,General,100.00,USD,20.00,30.01,-50.01').expenses).toMatchObject([
      { paidCents: [4500, 5500, 0], hadCents: [2500, 2499, 5001] },
    ]);
  });

  it('says of a refund what of it is others’, and of an expense of one alone that it is left out', () => {
    const { expenses, balances, notes } = first(
      HEADER,
      '2026-03-05,Deposit back,General,-30.00,USD,10.00,10.00,-20.00',
      '2026-03-06,Shoes,Clothing,60.00,USD,0.00,0.00,0.00',
      '2026-03-07,Settle all balances,Payment,0.00,USD,0.00,0.00,0.00',
    );
    expect(expenses).toMatchObject([{ costCents: 2000, paidCents: [1000, 1000, 0], hadCents: [0, 0, 2000] }]);
    expect(balances).toEqual([1000, 1000, -2000]);
    expect(notes).toEqual([
      { row: 2, message: 'Deposit back is a refund of $30.00. On the bill it is the $20.00 of it that are others’.' },
      { row: 3, message: 'Shoes, $60.00: whoever paid it had it, so nobody owes anything. It is left out.' },
    ]);
  });

  it('rounds parts of a cent so that each row still adds up, and says so', () => {
    const { expenses, balances, notes } = first(
      `${HEADER},Dan`,
      '2026-03-01,Car,Car,1231.46,USD,923.595,-307.865,-307.865,-307.865',
    );
    expect(balances.reduce((sum, cents) => sum + cents, 0)).toBe(0);
    balances.forEach((cents, index) =>
      expect(Math.abs(cents - (index === 0 ? 92_359.5 : -30_786.5))).toBeLessThanOrEqual(1),
    );
    expect(expenses[0]?.costCents).toBe(123_146);
    expect(notes).toEqual([{ row: 2, message: 'Car has parts of a cent, which are rounded.' }]);
  });

  it.each([
    ['USD', '1,200', '600'],
    ['JPY', '12,000', '6000'],
    ['JPY', '12.000', '6000'],
    ['EUR', '1.200', '600'],
  ])('does not guess whether %s %s are thousands', (currency, cost, part) => {
    const { problems } = first(HEADER, `2026-03-01,Car,Car,"${cost}",${currency},${part},-${part},0`);
    expect(problems).toEqual([{ row: 2, message: `Car: “${cost}” is no amount.` }]);
  });

  it('says where its own total is another than that of its rows', () => {
    expect(first(HEADER, HOTEL, '2026-03-02,Total balance, , ,USD,210.00,-110.00,-100.00').notes).toEqual([
      {
        row: 3,
        message:
          'The total of the file is not the sum of its rows: Ana $210.00 instead of $200.00 and Ben -$110.00 instead of -$100.00. The bill follows the rows.',
      },
    ]);
  });

  it('names each row that cannot be', () => {
    const { problems } = first(
      HEADER,
      HOTEL,
      '2026-03-02,Tea,General,abc,USD,1.00,-1.00,0.00',
      '2026-03-02,Rice,General,4.00,USD,1.00,much,0.00',
      '2026-03-02,Fish,General,4.00,USD,9.00,-1.00,0.00',
      '2026-03-02,Soup,General,4.00,USD,9.00,-9.00',
    );
    expect(problems).toEqual([
      { row: 3, message: 'Tea: “abc” is no amount.' },
      { row: 4, message: 'Ben: “much” is no amount.' },
      { row: 5, message: 'Fish: what people paid and had does not add up to zero.' },
      { row: 6, message: 'Soup: people owe $9.00 for it, which is more than its cost of $4.00.' },
    ]);
  });

  it('says that nothing is owed, and which currency is unknown', () => {
    expect(first(HEADER, '2026-03-06,Shoes,Clothing,60.00,USD,0.00,0.00,0.00').problems).toEqual([
      { row: null, message: 'Nobody owes anybody anything in this file.' },
    ]);
    expect(first(HEADER, HOTEL.replace('USD', 'XXX')).problems).toEqual([
      { row: 2, message: 'Fairtab does not know the currency “XXX”.' },
    ]);
  });

  it.each([
    ['', 'There is nothing in this file. Please choose another one.'],
    ['2 Negroni 26.00\nNachos 10.00', /not the file of a Splitwise group/],
    ['name;price\nTea;3,00', /not the file of a Splitwise group/],
    ['Date,Description,Category,Cost,Currency,Ana\n2026-03-01,Tea,General,3.00,USD,0.00', /not the file of a/],
    [`${HEADER}\n2026-03-01,"Hotel,Lodging`, /cut off/],
    [`${HEADER.replace('Ben', '')}\n${HOTEL}`, 'Row 2: -100.00 belongs to nobody, because its column has no name.'],
    [`${HEADER.replace('Ben', 'x'.repeat(61))}\n${HOTEL}`, /Row 1, x{60}…: Name can have at most 60 characters/],
    [`${HEADER.replace('Ben', 'Venmo Support')}\n${HOTEL}`, /Row 1, Venmo Support: .*mistaken/],
    [`${HEADER}${',x'.repeat(98)}\n${HOTEL}`, 'A group of at most 100 people can be imported.'],
    [`${HEADER}\n${'é'.repeat(MAX_GROUP_FILE_BYTES / 2)}`, 'This file is too large: 200 KB can be imported.'],
  ])('is told from other texts: %.40s', (text, message) => {
    expect(whyNot(text)).toMatch(message);
  });

  it('is looked for only where a text has its rows', () => {
    expect(mayBeGroupFile([HEADER, '', HOTEL].join('\r\n'))).toBe(true);
    expect(mayBeGroupFile('Fecha;D;C;Coste;Moneda;A;B\n1;Lunch;x;80,00;EUR;"40,00";-40,00')).toBe(true);
    expect(mayBeGroupFile('2 Negroni 26.00\nNachos, 10.00, USD\nTotal 36.00 USD')).toBe(false);
  });
});
