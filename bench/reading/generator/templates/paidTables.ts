import type { Template } from './Template';

const TAX = [{ name: 'Tax', rate: 8.1 }];
const ILLINOIS = [{ name: 'Tax', rate: 11.75 }];
const NEVADA = [{ name: 'Tax', rate: 8.375 }];
const PLAIN = { counts: true, modifiers: false, taxes: TAX } as const;
const WISHES = { ...PLAIN, modifiers: true } as const;

/** Bills whose payments, codes and suggestions stand around the sums, as registers of the United States print them. */
export const PAID_TABLES: readonly Template[] = [
  {
    name: 'sale on the terminal, identities below',
    wishes: { ...WISHES, kitchen: 'mexican' },
    text: `
^<house>
^<street>
^<town>
^Order QX7<check>
<dd>-<mon>-<yyyy> <time>
Employee: <server>
*<n> <name>|$<price>
+    <wish>|$<price>
Subtotal|$<subtotal>
SALES TAX (8.1%)|$<tax>
Total|$<total>
CREDIT CARD SALE|$<total>
VISA 4417
Payment ID: 9JWQ2TZ5
Online: https://pay.example.com/r/x7
Clerk ID: K22`,
  },
  {
    name: 'suggestions above the total',
    wishes: { ...WISHES, kitchen: 'italian' },
    text: `
^<house>
Table <table>  Check <check>
<server> <mm>/<dd>/<yyyy> <time>
*<n> <name>|<price>
+   <wish>|<price>
Subtotal|<subtotal>
Tax|<tax>
18% Tip: <tip18>  Total: <total18>
20% Tip: <tip20>  Total: <total20>
22% Tip: <tip22>  Total: <total22>
!TOTAL DUE|<total>`,
  },
  {
    name: 'cash and card total beside each other',
    wishes: { ...PLAIN, kitchen: 'diner', fee: { name: 'Card', cents: 121 } },
    text: `
^<house>
^<phone>
Tkt <check>  Sta 2
<mm>/<dd>/<yy> <time>
*<n> <name>|<price>
SUBTOTAL|<subtotal>
SALES TAX|<tax>
CASH DISCOUNT PRICE|<charged>
SERVICE FEE|<fee>
CARD PRICE|<total>
CREDIT|<total>
^We offer a discount for cash`,
  },
  {
    name: 'code to pay at the table',
    wishes: { ...WISHES, kitchen: 'asian', taxes: ILLINOIS },
    font: 'Liberation Sans',
    text: `
^<house>
^Scan to pay: pay.example/t<table>
^PIN 4421
Check <check>|Party of <guests>
<m>/<d>/<yyyy>, <time>
*<n>  <name>|<price>
+       <wish>|<price>
Subtotal|<subtotal>
Chicago Restaurant Tax 11.75%|<tax>
Total|<total>
Paid|0.00
Remaining|<total>`,
  },
  {
    name: 'gift card and rest',
    wishes: { ...PLAIN, kitchen: 'diner' },
    text: `
^<house>
^<street>
Chk <check>  Tbl <table>
<server>  <mm>/<dd>/<yyyy>
*<n> <name>|<price>
Sub Ttl|<subtotal>
Tax|<tax>
Total|<total>
Gift Card|<total>
Balance on card|18.75
Amount Due|0.00
^Come back soon`,
  },
  {
    name: 'buffet with entertainment tax',
    wishes: {
      kitchen: 'fastFood',
      counts: true,
      modifiers: false,
      taxes: NEVADA,
      fee: { name: 'Fee', cents: 250 },
    },
    text: `
^<house>
^LAS VEGAS NV 89109
CHECK # <check>
CASHIER <server>  TERM 09
*<n> <name>|<price>
FOOD SUBTOTAL|<subtotal>
VENUE FEE|<fee>
TAX|<tax>
TOTAL DUE|<total>
PLAYERS CLUB XXXX881
<mm>/<dd>/<yyyy> <time24>`,
  },
  {
    name: 'voided line stays in view',
    wishes: { ...WISHES, kitchen: 'diner' },
    text: `
^<house>
^<town>
Server: <server>|Table <table>
<mm>/<dd>/<yyyy>|<time>
@Void: Coffee|0.00
*<n> <name>|<price>
+   ADD <wish>|<price>
SUBTOTAL|<subtotal>
TAX 1|<tax>
TOTAL|<total>
1 VOID(S)
^How was it? Text us 555-0142`,
  },
  {
    name: 'prices of one and of all, signs apart',
    wishes: { ...PLAIN, kitchen: 'bar' },
    columns: 44,
    text: `
^<house>
^<street>
<server>|<m>/<d>/<yyyy> <time>
Qty Item|Each|Total
*<n>  <name>|$ <unit>|$ <price>
Sub Total|$ <subtotal>
Sales Tax|$ <tax>
Total|$ <total>
Tender: AMEX|$ <total>`,
  },
  {
    name: 'club with member number and minimum',
    wishes: { ...WISHES, kitchen: 'italian', tip: { name: 'Service', rate: 21 } },
    text: `
^<house>
^at Lakeside Country Club
Member: 1187 HALE
Chit <check>|Server <server>
<mm>/<dd>/<yyyy>|Covers <guests>
*<n> <name>|<price>
+   <wish>|<price>
Net Food & Bev|<subtotal>
Service Charge 21%|<tip>
Sales Tax|<tax>
Chit Total|<total>
Minimum spent YTD|412.50`,
  },
  {
    name: 'airport, two registers and a survey',
    wishes: { ...PLAIN, kitchen: 'fastFood', counts: true },
    text: `
^<house>
^Terminal B Gate 22
<check> <server>
--------------------------------------
CHK <check>|<mon><dd>'<yy> <time>|GST 1
--------------------------------------
DINE IN
*<n> <name>|<price>
XXXXXXXXXXXX5512
MASTERCARD|<total>
SUBTOTAL|<subtotal>
TAX|<tax>
AMOUNT PAID|<total>
^--- Check Closed ---`,
  },
];
