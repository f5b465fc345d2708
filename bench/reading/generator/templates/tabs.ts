import type { Template } from './Template';

const CALIFORNIA = [{ name: 'Tax', rate: 9.25 }];
const NEW_YORK = [{ name: 'Sales Tax', rate: 8.875 }];
const FLORIDA = [{ name: 'Tax', rate: 7 }];

/** Bars, hotels and sushi counters of the United States. */
export const TABS: readonly Template[] = [
  {
    name: 'room service with service charge',
    wishes: {
      kitchen: 'diner',
      counts: true,
      modifiers: true,
      taxes: FLORIDA,
      fee: { name: 'Delivery', cents: 500 },
      tip: { name: 'Service', rate: 20 },
    },
    text: `
^<house>
^In-Room Dining
<check> <server>
RM 1412|CHK <check>|GST <guests>
<mon><dd>'<yy> <time>
*<n> <name>|<price>
+   <wish>|<price>
Food/Bev|<subtotal>
Delivery Charge|<fee>
Service Chg 20%|<tip>
State Tax|<tax>
!Total Due|<total>
Add'l Gratuity _________________
Total _________________
Room # ______ Last Name ________
Signature ______________________`,
  },
  {
    name: 'pool bar on the folio',
    wishes: { kitchen: 'bar', counts: true, modifiers: true, taxes: FLORIDA, tip: { name: 'Grat', rate: 18 } },
    text: `
^<house>
^Palm Court Resort
Chk: <check>|Cover: <guests>
Emp: <server>|Tbl: P<table>
<mm>/<dd>/<yyyy> <time>
*<n> <name>|<price>
+   <wish>|<price>
SUBTOTAL:|<subtotal>
TAX:|<tax>
GRATUITY 18%:|<tip>
TOTAL:|<total>
ROOM CHARGE 2207|<total>
^Your room was charged`,
  },
  {
    name: 'sushi counter, codes in front',
    wishes: { kitchen: 'asian', counts: true, modifiers: false, taxes: CALIFORNIA },
    text: `
^<house>
^<street>
^TEL <phone>
Tbl# <table>  Srv: <server>
<mm>-<dd>-<yyyy> <time>
QTY ITEM|AMT
*<n>   S<number> <name>|<price>
Item count: <units>
SUBTOTAL|$ <subtotal>
TAX|$ <tax>
TOTAL|$ <total>
TIP SUGGESTIONS
18%: <tip18>   20%: <tip20>
^Arigato!`,
  },
  {
    name: 'units and price of one before the sum',
    wishes: { kitchen: 'asian', counts: true, modifiers: false, taxes: NEW_YORK },
    text: `
^<house>
^<street>
Order: <check>|Server <server>
<mon> <d>, <yyyy> <time>
*<name>
*   Qty <n>  x  $<unit>|$<price>
Subtotal|$<subtotal>
Tax 8.875%|$<tax>
!Total|$<total>
^Gratuity not included`,
  },
  {
    name: 'tab with every round and its time',
    wishes: { kitchen: 'bar', counts: false, modifiers: false, taxes: CALIFORNIA },
    text: `
^<house>
Tab #<table> - M. ALVAREZ
Opened <mm>/<dd>/<yyyy> <time>
*7:<dd>p <name>|<price>
Sub-total|<subtotal>
Tax|<tax>
Tab total|<total>
^Your card ending 2204 is on file.
^Tabs left open are closed with 20%.`,
  },
  {
    name: 'signed copy with the dishes',
    wishes: { kitchen: 'bar', counts: true, modifiers: false, taxes: CALIFORNIA },
    text: `
^<house>
^<street>
^<town>
Server: <server>
<m>/<d>/<yyyy>|<time>
Check <check>|Table <table>
*<n> <name>|<price>
Subtotal|<subtotal>
Tax|<tax>
Total|<total>
---------------------------------------
VISA SALE|#XXXX4417
Entry Method: CHIP
Approval: 05217D
AMOUNT|$<total>
  + TIP|_____________
  = TOTAL|_____________
X______________________________
^CUSTOMER COPY`,
  },
  {
    name: 'tip that was added to the card',
    wishes: { kitchen: 'bar', counts: true, modifiers: false, taxes: FLORIDA, tip: { name: 'Tip', rate: 22 } },
    font: 'Liberation Sans',
    text: `
^<house>
^<street>
Ticket <table>|<mon> <d>, <yyyy>
Bar tab|<time>
*<name>|$<price>
&<n> x $<unit>
Subtotal|$<subtotal>
FL Sales Tax 7%|$<tax>
Pre-tip total|$<untipped>
Tip (22%)|$<tip>
Total|$<total>
Amex 1009 (Tap)|$<total>`,
  },
  {
    name: 'brewery, flights and surcharge',
    wishes: { kitchen: 'bar', counts: true, modifiers: false, taxes: CALIFORNIA, fee: { name: 'CC', cents: 144 } },
    text: `
^<house>
^Brewing & Taproom
^<town>
Order <check>
<mm>/<dd>/<yy> <time>
*<n> <name>|$<price>
Subtotal|$<subtotal>
Tax|$<tax>
Credit Card Surcharge (3%)|$<fee>
Amount Charged|$<total>
Cash Price|$<charged>`,
  },
  {
    name: 'wine bar, sum in two parts',
    wishes: {
      kitchen: 'italian',
      counts: true,
      modifiers: false,
      taxes: [
        { name: 'State', rate: 6.25 },
        { name: 'Local', rate: 0.75 },
      ],
    },
    text: `
^<house>
^<street>
^Boston, MA 02116
Server <server>|Table <table>
Check <check>|<guests> Guests
<mm>/<dd>/<yyyy>|<time>
*<name>|<n>|<price>
Subtotal|<subtotal>
State Meals Tax 6.25%|<first>
Local Meals Tax .75%|<second>
Tax Total|<tax>
!Grand Total|<total>
^Please no more than four cards`,
  },
  {
    name: 'karaoke, room and drinks',
    wishes: { kitchen: 'asian', counts: true, modifiers: false, taxes: NEW_YORK, tip: { name: 'Service', rate: 18 } },
    text: `
^<house>
^<phone>
ROOM: <table>|PAX: <guests>
IN: 7:05 PM|OUT: <time>
DATE: <yyyy>/<mm>/<dd>
DESCRIPTION|QTY|AMOUNT
*<name>|<n>|$<price>
SUBTOTAL|$<subtotal>
SERVICE CHARGE (18%)|$<tip>
TAX|$<tax>
TOTAL|$<total>
CASH|$<paid>
CHANGE|$<change>`,
  },
];
