import type { Template } from './Template';

const TAX = [{ name: 'Tax', rate: 8.25 }];
const PLAIN = { counts: true, modifiers: false, taxes: TAX } as const;
const WISHES = { ...PLAIN, modifiers: true } as const;
const ROLL = 2000;

/** Bills of restaurants with service, from registers of the United States. */
export const TABLES: readonly Template[] = [
  {
    name: 'handheld, suggestions and survey',
    wishes: { ...WISHES, kitchen: 'italian' },
    longSide: ROLL,
    text: `
!<house>
<street>
<town>

Server: <server>|Table <table>
Check #<check>|Guest Count: <guests>
Ordered:|<m>/<d>/<yy> <time>

*<n> <name>|$<price>
+   <wish>|$<price>

Subtotal|$<subtotal>
Tax|$<tax>
Total|$<total>

^Suggested Tip:
^18%: (Tip $<tip18> Total $<total18>)
^20%: (Tip $<tip20> Total $<total20>)
^25%: (Tip $<tip25> Total $<total25>)
^Tip percentages are based on the check
^price before taxes.
^How did we do? Tell us at the code below`,
  },
  {
    name: 'handheld, service charge and card',
    wishes: { ...WISHES, kitchen: 'bar', tip: { name: 'Service Charge (20%)', rate: 20 } },
    longSide: ROLL,
    text: `
^<house>
^<street>, <town>
Check #<check>|Tab <table>
Server: <server>
<m>/<d>/<yy> <time>
*<n> <name>|$<price>
+   <wish>|$<price>
Subtotal|$<subtotal>
20% Service Charge (20.00%)|$<tip>
Tax|$<tax>
Total|$<total>
Input Type|C (EMV Contactless)
AMEX|xxxxxxxx1004
Transaction Type|Sale
Authorization|Approved
Approval Code|402118
Amount|$<total>
Additional Tip|__________
Total|__________
^A 20% service charge is added to
^all checks and goes to our team.`,
  },
  {
    name: 'seats, gratuity of a party',
    wishes: { ...WISHES, kitchen: 'italian', tip: { name: 'Gratuity', rate: 18 } },
    text: `
^<house>
^<phone>
<check> <server>
TBL <table>/1|CHK <check>|GST <guests>
<mon><dd>'<yy> <time>
Seat 2
*<n> <name>|<price>
+   <wish>|<price>
Subtotal|<subtotal>
Tax|<tax>
18% Party Gratuity|<tip>
!Total Due|<total>
^Thank you for dining with us`,
  },
  {
    name: 'split check',
    wishes: { ...WISHES, kitchen: 'diner' },
    text: `
^<house>
^<street>
^Check 2 of 3
<server>|Table <table>
<mm>/<dd>/<yyyy>|<time>
@SEAT 2
*<n> <name>|<price>
+  >> <wish>|<price>
SUBTOTAL|<subtotal>
TAX|<tax>
!AMOUNT DUE|<total>
^Other checks at this table: 2`,
  },
  {
    name: 'comp by the manager',
    wishes: { ...WISHES, kitchen: 'diner', discount: { name: 'Comp', rate: 12 } },
    text: `
^<house>
^<town>
Server: <server>|<mm>/<dd>/<yyyy>
Table <table>/<guests>|<time>
Guests: <guests>|#<check>
*<n> <name>|<price>
+   <wish>|<price>
Comp - Manager|-<off>
Subtotal|<reduced>
Tax|<tax>
!Total|<total>
Balance Due|<total>`,
  },
  {
    name: 'voided dish',
    wishes: { ...WISHES, kitchen: 'mexican' },
    text: `
^<house>
^<street> <town>
Order #<check>
Cashier: <server>
<mon> <d>, <yyyy> <time>
*<n> <name>|$<price>
+ - <wish>|$<price>
@VOID 1 Side of Rice|$0.00
Subtotal|$<subtotal>
Sales Tax|$<tax>
Total|$<total>
VISA **** 2210|$<total>
Auth Code: 08812C
^Scan for points`,
  },
  {
    name: 'happy hour off',
    wishes: { ...PLAIN, kitchen: 'bar', discount: { name: 'Happy Hour', rate: 15 } },
    text: `
^<house>
Tab: Bar <table>|Bartender: <server>
Opened <m>/<d>/<yyyy> <time>
*<n> <name>|<price>
Happy Hour 15%|(<off>)
Subtotal|<reduced>
Tax 8.25%|<tax>
Total|<total>
Pre-Auth: VISA 4417|50.00
Tip: ______________
Total: ____________`,
  },
  {
    name: 'bar tab, held card',
    wishes: { ...PLAIN, kitchen: 'bar' },
    text: `
!<house>
^<street>
Server: <server>
Tab Name: SMITH/J
<mm>/<dd>/<yyyy> <time>
*<n> <name>|<price>
Subtotal|<subtotal>
Tax|<tax>
Total|<total>
^** PRE-AUTH $1.00 **
^Card on file: MC 9921
15%=<tip15>  18%=<tip18>  20%=<tip20>
^Customer Copy`,
  },
  {
    name: 'three suggested shares on one line',
    wishes: { ...WISHES, kitchen: 'asian' },
    text: `
^<house>
^<street>
^<town> <phone>
Date: <mm>/<dd>/<yyyy>|Time: <time>
Server: <server>|Table: <table>
*<n> <name>|<price>
+    <wish>|<price>
Sub Total:|<subtotal>
Tax:|<tax>
!Total:|<total>
^SUGGESTED GRATUITY
15%|18%|20%
$<tip15>|$<tip18>|$<tip20>
^Gratuity not included`,
  },
  {
    name: 'kitchen fee and two taxes',
    wishes: {
      ...WISHES,
      kitchen: 'italian',
      taxes: [
        { name: 'Sales Tax', rate: 7 },
        { name: 'Liquor Tax', rate: 2.5 },
      ],
      fee: { name: 'Kitchen Fee', cents: 325 },
    },
    text: `
^<house>
^<street>
Table <table>|Covers <guests>
Waiter: <server>|Bill <check>
<dd> <mon> <yyyy>|<time24>
*<n> <name>|<price>
+      <wish>|<price>
Subtotal|<subtotal>
Kitchen Appreciation Fee|<fee>
Sales Tax 7%|<first>
Liquor Tax 2.5%|<second>
!Total|<total>
^Tips are welcome, never expected`,
  },
  {
    name: 'cash and card prices',
    wishes: { ...PLAIN, kitchen: 'diner', fee: { name: 'Non-Cash Adj', cents: 180 } },
    text: `
^<house>
^<town>
Order: <check>|Server: <server>
<mm>-<dd>-<yyyy> <time>
*<n> <name>|$<price>
Subtotal|$<subtotal>
Tax|$<tax>
Cash Total|$<charged>
Non-Cash Adjustment|$<fee>
!Card Total|$<total>
Visa ending 3319|$<total>`,
  },
  {
    name: 'quantity and each',
    wishes: { ...PLAIN, kitchen: 'italian' },
    text: `
^<house>
^<street>
Receipt <check>|<mm>/<dd>/<yy>
Served by <server>|<time24>
Item|Qty|Amount
*<name>|<n>|<price>
&  <n> @ <unit> each
Items: <units>
Sub-total|<subtotal>
Sales tax (8.25%)|<tax>
TOTAL|<total>
Visa|<total>`,
  },
  {
    name: 'grand total and amount',
    wishes: { ...WISHES, kitchen: 'mexican', tip: { name: 'Gratuity', rate: 18 } },
    text: `
^*** GUEST CHECK ***
^<house>
^<phone>
<server>|Tbl <table>|Gst <guests>
<mm>/<dd>/<yy>|<time>
=======================================
*<n> <name>|<price>
+  <wish>|<price>
=======================================
FOOD & BEV|<subtotal>
TAX|<tax>
GRATUITY 18%|<tip>
!GRAND TOTAL|<total>
^PLEASE PAY YOUR SERVER`,
  },
];
