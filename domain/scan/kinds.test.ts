import { describe, expect, it } from 'vitest';
import { briefOf, billOf } from './testing/readText';

const TOP = 'CAFE ROMA\n12 Main Street\nBoston, MA 02110\nServer: Ann  Table 5\n03/04/2019 7:15 PM\n';
const DISHES = '1 Burger   9.00\n1 Cola   3.00\n';
const NONE = { tip: null, fees: null, discount: null, balanced: true };
const PLAIN = { ...NONE, items: ['1 Burger 900', '1 Cola 300'], subtotal: 1200, tax: 100, total: 1300 };

describe('kinds of receipts', () => {
  it.each([
    [
      'names below their prices',
      '[1       4.39\nPopcorn Chicken\n[1       6.75\nBeef Noodle\n[2       12.50\nCold Noodle\nSubtotal 23.64\nTax 1.36\nTotal 25.00',
      {
        items: ['1 Popcorn Chicken 439', '1 Beef Noodle 675', '2 Cold Noodle 1250'],
        subtotal: 2364,
        tax: 136,
        total: 2500,
      },
    ],
    [
      'a first dish that is called after a tip',
      '1 Tip Top Toast   9.00\n5 Club Sandwich   80.00\nSubtotal   89.00\nTax   1.00\nTotal   90.00',
      { items: ['1 Tip Top Toast 900', '5 Club Sandwich 8000'], subtotal: 8900, total: 9000 },
    ],
    [
      'an only dish that is called after a sum',
      'Total Eclipse Stout   9.00\nSubtotal   9.00\nTax   1.00\nTotal   10.00',
      { items: ['1 Total Eclipse Stout 900'], subtotal: 900, total: 1000 },
    ],
    [
      'a name that is called after a sum, above its count and prices',
      'Total Eclipse Stout\n   2 @ 4.50   9.00\nCola\n   1 @ 3.00   3.00\nSubtotal   12.00\nTax   1.00\nTotal   13.00',
      { items: ['2 Total Eclipse Stout 900', '1 Cola 300'] },
    ],
    [
      'flags of taxes behind the price of a sandwich called Sub',
      '3 Turkey Sub   9.00 T\n1 Cola   3.00 T\nSubtotal   12.00\nTax   1.00\nTotal   13.00',
      { items: ['3 Turkey Sub 900', '1 Cola 300'] },
    ],
    [
      'the time of every round before its dish',
      '7:21p Burger   9.00\n7:50p Cola   3.00\nSubtotal   12.00\nTax   1.00\nTotal   13.00',
      {},
    ],
    [
      'an unlabelled sum that a reward follows',
      `${DISHES}Items   12.00\nReward 10% thank you   (1.20)\nTax   1.00\nTotal   11.80`,
      { discount: 120, total: 1180 },
    ],
    [
      'counts behind their own word, below the name',
      'Burger\nQty 1 x $9.00   $9.00\nCola\nQty 1 x $3.00   $3.00\nSubtotal   $12.00\nTax   $1.00\nTotal   $13.00',
      {},
    ],
    [
      'a fee of delivery that is nearly as much as the only dish',
      '1 Cola   6.00\nSubtotal   6.00\nDelivery Fee   4.99\nTax   0.50\nTotal   11.49',
      { items: ['1 Cola 600'], fees: 499, subtotal: 600, tax: 50, total: 1149 },
    ],
    [
      'what is left on a gift card',
      '1 Cola   6.00\nSubtotal   6.00\nTax   0.50\nTotal   6.50\nGift Card   6.50\nBalance on card   18.75',
      { items: ['1 Cola 600'], subtotal: 600, tax: 50, total: 650 },
    ],
    [
      'an address that ends with a number and a point',
      '12 Mill Lane 8.\n1 Burger                9.00\n1 Cola                  3.00\nSubtotal               12.00\nTax                     1.00\nTotal                  13.00',
      {},
    ],
    [
      'names that run on over a second line',
      '1 Grilled Chicken Sandwich\n  with sweet potato fries   14.50\n1 Cola   3.00\nSubtotal   17.50\nTax   1.00\nTotal   18.50',
      { items: ['1 Grilled Chicken Sandwich with sweet potato fries 1450', '1 Cola 300'], subtotal: 1750, total: 1850 },
    ],
    [
      'something else on the table beside it',
      "Burger      9.00    There's\nCola        3.00    a reason\nSubtotal   12.00    i n a\nTax         1.00    too!\nTotal      13.00    day",
      {},
    ],
    [
      'points that were not seen',
      'Burger      9.00\nCola         240\nFries       3.00\nSubtotal   14.40\nTax         100\nTotal      15.40',
      { items: ['1 Burger 900', '1 Cola 240', '1 Fries 300'], subtotal: 1440, total: 1540 },
    ],
    [
      'quantity and unit price above the name',
      '3 @ 2.50\nTaco   7.50\n1 @ 3.00\nCola   3.00\nSubtotal   10.50\nTax   1.00\nTotal   11.50',
      { items: ['3 Taco 750', '1 Cola 300'], subtotal: 1050, total: 1150 },
    ],
    [
      'the price of one below the line',
      'Fries x2   $9.00\n($4.50 each)\nCola   $3.00\nSubtotal   $12.00\nTax   $1.00\nTotal   $13.00',
      { items: ['2 Fries 900', '1 Cola 300'] },
    ],
    [
      'what modifiers add in brackets',
      '1 Burger   9.00\nAvocado ($1.00)\n1 Cola   3.00\nBacon ($0.75)\nOnion ($0.25)\nSubtotal   12.00\nTax   1.00\nTotal   13.00',
      {},
    ],
    [
      'a rounded total',
      `${DISHES}Subtotal   12.00\nTax   1.00\nRounding   -0.02\nTotal   12.98`,
      { discount: 2, total: 1298 },
    ],
    [
      'a rounding between two totals',
      `${DISHES}Total (Excluding GST)   12.00\nGST Payable   0.99\nTotal (Inclusive of GST)   12.99\nRounding Adj:   0.01\nTOTAL   13.00\nCASH   50.00\nCHANGE   37.00`,
      { tax: 99, fees: 1 },
    ],
    [
      'several taxes and their sum',
      `${DISHES}Sub Total   12.00\nState Tax   0.72\nCounty Tax   0.24\nLiquor Tax   0.04\nTotal Tax   1.00\nTotal Due   13.00`,
      {},
    ],
    [
      'a net sum of prices that include the tax',
      '1 Burger  9.00  9.00\n1 Cola  3.00  3.00\nNet SubTotal:   10.00\nTax:\n20%VAT   2.00\nTotal to Pay:   12.00\nVISA   12.00',
      { subtotal: null, tax: null, total: 1200 },
    ],
    [
      'a table of taxes below the total',
      `${DISHES}TOTAL   12.00\nCARD   12.00\nVAT   NET   TAX   GROSS\n20%   10.00   2.00   12.00`,
      { subtotal: null, tax: null, total: 1200 },
    ],
    [
      'a discount by rate',
      `${DISHES}Subtotal   12.00\n10% Discount   -1.20\nTax   1.00\nTotal   11.80`,
      { discount: 120, total: 1180 },
    ],
    [
      'an offer without a minus',
      `${DISHES}Offer   2.00\nSubtotal   10.00\nTax   1.00\nTotal   11.00`,
      { discount: 200, subtotal: 1000, total: 1100 },
    ],
    [
      'a charge for large parties',
      `${DISHES}Subtotal   12.00\nTax   1.00\nLarge Party 20.00%   2.40\nTotal   15.40`,
      { tip: 240, total: 1540 },
    ],
    [
      "a service fee, which is the restaurant's although it is as high as a tip",
      `${DISHES}Subtotal   12.00\nTax   1.00\nService fee   1.80\nTotal   14.80`,
      { fees: 180, total: 1480 },
    ],
    [
      'a void below the subtotal, and the sum before it',
      `${DISHES}Subtotal   12.00\nVoid:   -3.00\nTax   1.00\nSbtl w/Tax:   13.00\nAmt Due:   10.00`,
      { discount: 300, total: 1000 },
    ],
    [
      'the sums of departments and no subtotal',
      `${DISHES}Food   9.00\nBeverage   3.00\nTax   1.00\nTotal   13.00`,
      { subtotal: 1200 },
    ],
    [
      'two copies',
      `${DISHES}Subtotal   12.00\nTax   1.00\nTotal   13.00\nCUSTOMER COPY\nCAFE ROMA\nVISA XXXX1234\nSubtotal   13.00\nTip ______\nTotal ______`,
      {},
    ],
    [
      'a tip table',
      `${DISHES}Subtotal   12.00\nTax   1.00\nTotal   13.00\nGratuity Suggestions\n15%   20%   25%\n1.80   2.40   3.00`,
      {},
    ],
    ['cut off labels at the left', `${DISHES}ubtotal:   12.00\ntal Tax:   1.00\nal:   13.00`, {}],
  ])('are read with %s', (_, lines, expected) => {
    expect(briefOf(billOf(TOP + lines))).toMatchObject({ ...PLAIN, ...expected });
  });

  it('are read in other languages', () => {
    const german =
      'GASTHOF ADLER\nTisch 5\n14.03.2019 19:20\n2x Bier   4,50   9,00 A\n1x Schnitzel  14,90  14,90 A\nSumme EUR   23,90\nMwSt 19%  3,82\nGegeben 30,00\nRueckgeld 6,10';
    expect(briefOf(billOf(german))).toMatchObject({
      ...NONE,
      items: ['2 Bier 900', '1 Schnitzel 1490'],
      tax: null,
      total: 2390,
    });
    expect(billOf(german).date?.value).toBe('2019-03-14');
  });
});

describe('receipts that are not called balanced', () => {
  it.each([
    [
      'a line that would have to be left out',
      '1 Burger   9.00\n1 Cola   3.00\n1 Pie   5.00\nSubtotal   12.00\nTax   1.00\nTotal   13.00',
    ],
    ['a line that was not seen', '1 Burger   9.00\nSubtotal   12.00\nTax   1.00\nTotal   13.00'],
    ['a total that adds up only with another digit', `${DISHES}Subtotal   12.00\nTax   1.00\nTotal   18.00~0.7`],
    ['a tax on what is called the total', `${DISHES}Total   12.00\nTax   1.00`],
    ['a greater total below', `${DISHES}Subtotal   12.00\nTax   1.00\nTotal   13.00\nTIPS   2.00\nTotal   15.75`],
    ['two sums that differ by a cent', `${DISHES}Subtotal   12.00\nTax   1.00\nTotal   13.01`],
  ])('%s', (_, lines) => {
    expect(billOf(TOP + lines).balanced).toBe(false);
  });
});
