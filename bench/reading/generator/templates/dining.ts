import type { Template } from './Template';

const NEW_YORK = [{ name: 'Sales Tax', rate: 8.875 }];
const SAN_FRANCISCO = [{ name: 'Sales Tax', rate: 8.625 }];
const TEXAS = [{ name: 'Sales Tax', rate: 8.25 }];
const ROLL = 2000;

/** Bills that are paid at the table in the United States, as today's registers print them. */
export const DINING: readonly Template[] = [
  {
    name: 'mandate of San Francisco, tip on the handheld',
    wishes: {
      kitchen: 'italian',
      counts: true,
      modifiers: true,
      taxes: SAN_FRANCISCO,
      fee: { name: 'SF Mandates', cents: 412 },
      tip: { name: 'Tip', rate: 20 },
    },
    longSide: ROLL,
    text: `
!<house>
^<street>
^San Francisco, CA 94110

Server: <server>
Check #<check>|Table <table>
Guest Count: <guests>
Ordered:|<m>/<d>/<yy> <time>

*<n> <name>|$<price>
+    <wish>|$<price>

Subtotal|$<subtotal>
SF Mandates (5%)|$<fee>
Tax|$<tax>
Tip|$<tip>
!Total|$<total>

Input Type|Tap (EMV Chip Read)
VISA CREDIT|xxxxxxxx8831
Time|<time>
^A 5% surcharge helps us pay for the
^San Francisco employer mandates.`,
  },
  {
    name: 'gratuity of a large party, room for more',
    wishes: { kitchen: 'diner', counts: true, modifiers: true, taxes: NEW_YORK, tip: { name: 'Auto Grat', rate: 20 } },
    text: `
^<house>
^<street>
^New York, NY 10013
^<phone>
=======================================
<server>|Tbl <table>
Chk <check>|Gst <guests>
<mon><dd>'<yy> <time>
=======================================
*<n> <name>|<price>
+    <wish>|<price>
=======================================
Food|<subtotal>
Auto Gratuity 20% (6+)|<tip>
Sales Tax 8.875%|<tax>
!Amount Due|<total>

Additional Tip: _________________
New Total: ______________________
^20% has been added for parties of 6
^or more. More is never expected.`,
  },
  {
    name: 'part of a check that was split by seat',
    wishes: { kitchen: 'asian', counts: true, modifiers: true, taxes: TEXAS },
    text: `
^<house>
^<town>
!CHECK 2 OF 3
Server: <server>|Station: 4
Order #: <check>|Dine In
Table: <table>|Guests: <guests>
SEAT 2
*<n> <name>|<price>
+ * <wish>|<price>
Sub Total:|<subtotal>
Sales Tax:|<tax>
Check 2 Total:|<total>
<mm>/<dd>/<yyyy> <time>
^*** Check 1 and 3 print apart ***`,
  },
  {
    name: 'halves of shared dishes',
    wishes: { kitchen: 'mexican', counts: false, modifiers: false, taxes: TEXAS },
    text: `
^<house>
^<street>
Check: <check>-2|Table <table>
Server: <server>|<mm>/<dd>/<yyyy> <time>
---------------------------------------
*1/2 <name>|<price>
---------------------------------------
SUBTOTAL|<subtotal>
TAX|<tax>
TOTAL|<total>
^Split check. Thank you!`,
  },
  {
    name: 'food and drinks apart, mixed beverage tax',
    wishes: {
      kitchen: 'bar',
      counts: true,
      modifiers: false,
      taxes: [
        { name: 'Sales Tax', rate: 5.1 },
        { name: 'MB Tax', rate: 2.9 },
      ],
    },
    text: `
^<house>
^<street>
^Austin, TX 78704
<check> <server>
TBL <table>/1|CHK <check>|GST <guests>
<mon><dd>'<yy> <time>
*<n> <name>|<price>
Subtotal|<subtotal>
Sales Tax 8.25%|<first>
Mixed Bev Tax 6.7%|<second>
Payment Due|<total>
^Closed to server
15% = <tip15>
18% = <tip18>
20% = <tip20>`,
  },
  {
    name: 'happy hour taken off before the sum',
    wishes: { kitchen: 'bar', counts: true, modifiers: false, taxes: NEW_YORK, discount: { name: 'HH', rate: 20 } },
    text: `
^<house>
^@thehouse on all socials
Bartender: <server>|Bar <table>
Tab: JORDAN P
<m>/<d>/<yyyy> <time>
*<n> <name>|$<price>
Happy Hour 4-6pm|-$<off>
Subtotal|$<reduced>
Sales Tax (8.875%)|$<tax>
Total|$<total>
^Suggested Tip
( ) 18% $<tip18>
( ) 20% $<tip20>
( ) 22% $<tip22>
Other: $__________`,
  },
  {
    name: 'manager comp below the sum',
    wishes: { kitchen: 'diner', counts: true, modifiers: true, taxes: TEXAS, discount: { name: 'Comp', rate: 14 } },
    text: `
^<house>
^<street> <town>
Server: <server>|DOB: <mm>/<dd>/<yyyy>
<time>|<mm>/<dd>/<yyyy>
Table <table>/1|<guests>/20014
*<name>|<price>
&  (<n> @<unit>)
+  <wish>|<price>
Item Total|<subtotal>
Mgr Comp - wait time|-<off>
Sales Tax|<tax>
!Total|<total>
Balance Due|<total>
^THANK YOU`,
  },
  {
    name: 'breakfast, large print',
    wishes: { kitchen: 'diner', counts: true, modifiers: true, taxes: [{ name: 'Tax', rate: 6 }] },
    columns: 32,
    text: `
!<house>
^<phone>
^open daily 6a-2p
Table <table>|<server>
<mm>/<dd>/<yy>|<time>

*<n> <name>|<price>
+   <wish>|<price>

Sub|<subtotal>
Tx|<tax>
!TOTAL|<total>
^Pay at the register please`,
  },
  {
    name: 'steak house, two service lines',
    wishes: {
      kitchen: 'italian',
      counts: true,
      modifiers: true,
      taxes: [{ name: 'Tax', rate: 9.5 }],
      fee: { name: 'Kitchen', cents: 560 },
      tip: { name: 'Service', rate: 18 },
    },
    text: `
^<house>
^<street>
^Los Angeles, CA 90014
Check <check>|<mm>/<dd>/<yyyy>
Table <table>|<time>
Your server today: <server>
Qty  Description|Amount
*<n>    <name>|<price>
+     <wish>|<price>
Sub-Total|<subtotal>
3% Kitchen Appreciation|<fee>
18% Service Charge|<tip>
Tax (9.50%)|<tax>
!TOTAL|$<total>
^The service charge is shared by all
^staff. No further tip is expected.`,
  },
  {
    name: 'courses with headings',
    wishes: { kitchen: 'italian', counts: true, modifiers: true, taxes: NEW_YORK },
    font: 'Liberation Sans',
    text: `
^<house>
^<street>, New York
Bill No. <check>
Table <table>, <guests> guests
<dd> <mon> <yyyy>, <time24>
@STARTERS AND MAINS
*<n> x <name>|<price>
+ - <wish>|<price>
Subtotal|<subtotal>
NY Sales Tax 8.875%|<tax>
Total due|<total>
^Suggested gratuity
18%  |$<tip18>
20%  |$<tip20>
25%  |$<tip25>`,
  },
];
