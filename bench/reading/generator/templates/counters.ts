import type { Template } from './Template';

const TAX = [{ name: 'Tax', rate: 8.25 }];
const PLAIN = { counts: true, modifiers: false, taxes: TAX } as const;
const WISHES = { ...PLAIN, modifiers: true } as const;

/** Receipts of counters, cafes and deliveries, from registers of the United States. */
export const COUNTERS: readonly Template[] = [
  {
    name: 'tablet, times behind',
    font: 'Liberation Sans',
    wishes: { ...WISHES, kitchen: 'diner' },
    text: `
^<house>
^<street>
^<town>

<mon> <d>, <yyyy>|<time>
Ticket: <table>
Receipt: a7Qk
Authorization: 071163
VISA CREDIT
AID A0 00 00 00 03 10 10

*<name> x <n>|$<price>
&($<unit> ea.)
+<wish>|$<price>

Subtotal|$<subtotal>
Tax|$<tax>
!Total|$<total>
Visa 1881 (Contactless)|$<total>`,
  },
  {
    name: 'tablet, tip and points',
    font: 'Liberation Sans',
    wishes: { ...PLAIN, kitchen: 'fastFood', tip: { name: 'Tip', rate: 15 } },
    text: `
^<house>
FOR HERE
<mon> <d>, <yyyy> at <time>
*<name> x <n>|$<price>
Subtotal|$<subtotal>
Sales Tax (8.25%)|$<tax>
Purchase|$<untipped>
Tip|$<tip>
!Total|$<total>
MasterCard 5512 (Chip)|$<total>
^You earned 12 stars!
^$5.00 off at 50 stars`,
  },
  {
    name: 'order number in large letters',
    wishes: { ...WISHES, kitchen: 'fastFood' },
    text: `
^<house>
^Store #1182 <phone>
!ORDER <table>
TO GO|<m>/<d>/<yyyy> <time>
*<n> <name>|<price>
+   <wish>|<price>
SUBTOTAL|<subtotal>
TAX|<tax>
TOTAL|<total>
CASH|<paid>
CHANGE|<change>
^Take our survey, get a free cookie`,
  },
  {
    name: 'tax flags and tender',
    wishes: { ...PLAIN, kitchen: 'fastFood', counts: false },
    text: `
^<house>
^<street>
REG 02 TRN <check> CSHR <server>
*<name>|<price> T
SUBTOTAL|<subtotal>
TAX 8.25% ON <subtotal>|<tax>
!TOTAL|<total>
DEBIT|<total>
ITEMS SOLD <units>
<mm>/<dd>/<yy> <time24>`,
  },
  {
    name: 'coupon below a dish',
    wishes: { ...PLAIN, kitchen: 'fastFood', discount: { name: 'Coupon', rate: 10 } },
    text: `
^<house>
^<town>
<mm>/<dd>/<yyyy> <time>
Order <check> Drive Thru
*<n> <name>|<price>
Loyalty Reward 10%|-<off>
Subtotal|<reduced>
Tax|<tax>
Total|<total>
Amex ****1005|<total>
Points balance: 240`,
  },
  {
    name: 'delivery with fees',
    font: 'Liberation Sans',
    wishes: {
      ...WISHES,
      kitchen: 'asian',
      fee: { name: 'Delivery Fee', cents: 499 },
      tip: { name: 'Driver Tip', rate: 15 },
    },
    text: `
<house>
Order #<check> - Delivery
Placed <mon> <d>, <yyyy> <time>
*<n>x <name>|$<price>
+   <wish>|$<price>
Subtotal|$<subtotal>
Delivery Fee|$<fee>
Tax|$<tax>
Driver Tip|$<tip>
!Total|$<total>
Paid online with Visa 4417`,
  },
  {
    name: 'columns of four',
    wishes: { ...PLAIN, kitchen: 'asian' },
    columns: 44,
    text: `
^<house>
^<street>, <town>
Check: <check>|Date: <mm>/<dd>/<yyyy>
Item|Qty|Price|Total
=======================================
*<name>|<n>|<unit>|<price>
=======================================
Subtotal|<subtotal>
Tax|<tax>
!Total|<total>`,
  },
  {
    name: 'count in brackets',
    wishes: { ...PLAIN, kitchen: 'mexican' },
    text: `
!<house>
<phone>
<mm>/<dd>/<yy> <time> #<check>
*(<n>) <name>|$<price>
Sub|$<subtotal>
Tax|$<tax>
Tot|$<total>
^gracias!`,
  },
  {
    name: 'count at a price',
    wishes: { ...PLAIN, kitchen: 'bar' },
    text: `
^<house>
<server> <m>/<d>/<yyyy> <time>
*<name>
*   <n> @ $<unit>|$<price>
Subtotal|$<subtotal>
Tax|$<tax>
Total|$<total>
Tip|______
Total|______`,
  },
  {
    name: 'menu numbers in front',
    wishes: { ...PLAIN, kitchen: 'asian', counts: false },
    text: `
^<house>
^<street>
<mm>/<dd>/<yyyy>|<time24>
Tbl <table>|Chk <check>
*#<number> <name>|<price>
SUBTOTAL|<subtotal>
TAX|<tax>
TOTAL|<total>
^Gratuity is not included`,
  },
  {
    name: 'beer and wine in parts',
    wishes: { ...PLAIN, kitchen: 'bar', counts: false, taxes: [...TAX, { name: 'Bev Tax', rate: 3 }] },
    text: `
^<house>
^<town>
<server>|<m>/<d>/<yy> <time>
*<name>|<price>
Subtotal|<subtotal>
Food Tax|<first>
Beverage Tax|<second>
Total Tax|<tax>
!Total|<total>
Approved: VISA 9001`,
  },
  {
    name: 'donation and round up',
    wishes: { ...PLAIN, kitchen: 'diner', fee: { name: 'Round up', cents: 37 } },
    text: `
^<house>
Cashier <server>
<mon> <d> <yyyy> <time>
*<n>  <name>|<price>
Subtotal|<subtotal>
Tax|<tax>
Round Up Donation|<fee>
Total|<total>
Card x2204|<total>`,
  },
];
