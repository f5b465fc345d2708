import type { Template } from './Template';

const CALIFORNIA = [{ name: 'Tax', rate: 9.375 }];
const TEXAS = [{ name: 'Tax', rate: 8.25 }];
const OHIO = [{ name: 'Tax', rate: 7.5 }];
const SANS = 'Liberation Sans';

/** Meals that are ordered at a counter, a kiosk or a stall of the United States. */
export const COUNTER_MEALS: readonly Template[] = [
  {
    name: 'food hall stall with a pager',
    wishes: { kitchen: 'asian', counts: true, modifiers: true, taxes: CALIFORNIA, tip: { name: 'Tip', rate: 18 } },
    font: SANS,
    text: `
^GRAND HALL MARKET
!<house>
^Stall 14
Pager <table>|Order <check>
<mon> <d>, <yyyy> <time>
*<n>x <name>|$<price>
+      <wish>|+$<price>
Subtotal|$<subtotal>
Sales tax|$<tax>
Gratuity|$<tip>
Total paid|$<total>
Apple Pay (Visa 0921)`,
  },
  {
    name: 'kiosk, count behind the name',
    wishes: { kitchen: 'fastFood', counts: true, modifiers: true, taxes: OHIO },
    text: `
^<house> #2214
^<street>
!Order K<table>
^KIOSK 3 - EAT IN
<mm>/<dd>/<yyyy> <time>
*<name> (x<n>)|<price>
+  + <wish>|<price>
Subtotal|<subtotal>
Tax|<tax>
Total|<total>
Visa Contactless|<total>
Change|0.00`,
  },
  {
    name: 'drive-through with taxes by flag',
    wishes: { kitchen: 'fastFood', counts: true, modifiers: false, taxes: TEXAS },
    text: `
^<house>
^STORE 00482
^<phone>
KS# 4|<mm>/<dd>/<yyyy> <time>
Side1|Order 51
*<n> <name>|<price> T
Subtotal|<subtotal>
Tax|<tax>
Drive-Thru Total|<total>
Cash Tendered|<paid>
Change|<change>
^Tell us: 26 digit code on the back`,
  },
  {
    name: 'free cookie for points',
    wishes: { kitchen: 'diner', counts: true, modifiers: true, taxes: OHIO, discount: { name: 'Reward', rate: 10 } },
    font: SANS,
    text: `
^<house>
^<street>
Order for ALEX
Pickup <m>/<d>/<yy> at <time>
*<n> <name>|$<price>
+<wish>|$<price>
Items|$<subtotal>
Reward: 10% thank you|($<off>)
Tax|$<tax>
Total|$<total>
You have 84 points
16 more for a free coffee`,
  },
  {
    name: 'cafe, wishes in one line',
    wishes: { kitchen: 'diner', counts: false, modifiers: true, taxes: CALIFORNIA },
    text: `
^<house>
<server> @ Register 1
<mm>.<dd>.<yyyy> <time24>
Receipt No. 000<check>
*<name>|<price>
+ >><wish>|<price>
Total items: <lines>
Sub-total:|<subtotal>
CA tax:|<tax>
TOTAL:|<total>
Card:|<total>
Tip: __________`,
  },
  {
    name: 'barbecue by the tray, counts at the edge',
    wishes: { kitchen: 'fastFood', counts: true, modifiers: false, taxes: TEXAS },
    text: `
^<house>
^BBQ since 1971
Ticket|<check>
Date|<mm>/<dd>/<yyyy>
Item|Price|Qty|Ext
*<name>|<unit>|<n>|<price>
Sub Total|<subtotal>
Tax 8.25|<tax>
Total Due|<total>
Mastercard|<total>`,
  },
  {
    name: 'delivery by an app, all its fees in one',
    wishes: {
      kitchen: 'mexican',
      counts: true,
      modifiers: true,
      taxes: CALIFORNIA,
      fee: { name: 'Fees', cents: 674 },
      tip: { name: 'Dasher tip', rate: 15 },
    },
    font: SANS,
    text: `
Order from <house>
<mon> <d>, <yyyy> - <time>
Deliver to: 41 Elm Court
*<n> x <name>|$<price>
+   <wish>|$<price>
Subtotal|$<subtotal>
Fees & estimated surcharges|$<fee>
Tax|$<tax>
Courier tip|$<tip>
Total charged|$<total>
No contact - leave at door`,
  },
  {
    name: 'bag label of a delivery',
    wishes: { kitchen: 'asian', counts: true, modifiers: true, taxes: OHIO },
    text: `
!#<table>
!DANA K.
^DELIVERY - PAID
<house>
<m>/<d>/<yyyy> <time>
*<n> <name>|$<price>
+  - <wish>|$<price>
^UTENSILS: NO
Food subtotal|$<subtotal>
Tax|$<tax>
Order total|$<total>`,
  },
  {
    name: 'pizza by phone, deposit for boxes',
    wishes: { kitchen: 'italian', counts: true, modifiers: true, taxes: OHIO, fee: { name: 'Delivery', cents: 395 } },
    text: `
^<house>
^<phone>
Delivery <check>|Driver 7
<mm>/<dd>/<yy>|<time>
*<n> <name>|<price>
+     <wish>|<price>
Food|<subtotal>
Delivery|<fee>
Tax|<tax>
Please Pay|<total>
^Delivery charge is not a tip`,
  },
  {
    name: 'truck, prices with tax rounded',
    wishes: { kitchen: 'mexican', counts: true, modifiers: false, taxes: [] },
    text: `
^<house>
^food truck
<m>/<d>/<yyyy> <time>
*<n> <name>|$<price>
TOTAL|$<total>
^prices include tax
Zelle / Cash / Card`,
  },
];
