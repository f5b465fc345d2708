import type { Template } from './Template';

const PLAIN = { counts: true, modifiers: false, taxes: [] } as const;

/** Receipts of other countries: taxes that are included, service, and commas for points. */
export const COUNTRIES: readonly Template[] = [
  {
    name: 'pub, service and VAT',
    wishes: {
      ...PLAIN,
      kitchen: 'bar',
      tip: { name: 'Service', rate: 12.5 },
    },
    text: `
^<house>
^12 Mill Lane, Leeds LS1 4DY
^VAT No. 318 4471 20
Table <table>|Covers <guests>
<dd>/<mm>/<yyyy> <time24>
*<n> <name>|£<price>
Food & Drink|£<subtotal>
Optional Service 12.5%|£<tip>
!Total to pay|£<total>
^All prices include VAT at 20%`,
  },
  {
    name: 'Wirtshaus',
    money: 'comma',
    wishes: { ...PLAIN, kitchen: 'italian', includedTax: { name: 'MwSt', rate: 19 } },
    text: `
^<house>
^Lindenweg 4, 80331 München
Rechnung Nr. <check>|Tisch <table>
<dd>.<mm>.<yyyy>|<time24> Uhr
*<n> x <name>|<price>
!Summe EUR|<total>
enthaltene MwSt 19%|<included>
Netto|<net>
Bar|<paid>
Rückgeld|<change>
^Es bediente Sie: <server>`,
  },
  {
    name: 'trattoria',
    money: 'comma',
    wishes: { ...PLAIN, kitchen: 'italian', fee: { name: 'Coperto', cents: 400 } },
    text: `
^<house>
^Via dei Mulini 9 - Bologna
^P.IVA 02218840371
Tavolo <table>
*<n> <name>|<price>
SUBTOTALE|<subtotal>
SERVIZIO|<fee>
!TOTALE EURO|<total>
PAGAMENTO ELETTRONICO|<total>
<dd>-<mm>-<yyyy> <time24>|DOC. 0114-<table>`,
  },
  {
    name: 'brasserie',
    money: 'comma',
    wishes: { ...PLAIN, kitchen: 'diner', includedTax: { name: 'TVA', rate: 10 } },
    text: `
^<house>
^8 rue des Tanneurs 69001 Lyon
Table <table>|<guests> couverts
Le <dd>/<mm>/<yyyy> a <time24>
*<n> <name>|<price>
!TOTAL TTC|<total> EUR
Total HT|<net>
TVA 10,00%|<included>
CB|<total>
^Service compris - Merci`,
  },
  {
    name: 'service and GST of ten and nine',
    wishes: {
      ...PLAIN,
      kitchen: 'asian',
      taxes: [{ name: 'GST 9%', rate: 9.9 }],
      tip: { name: 'Svc Chg 10%', rate: 10 },
    },
    text: `
^<house>
^GST Reg No: 201408812K
Table: <table>|Pax: <guests>
<dd> <mon> <yyyy> <time24>
*<n> <name>|<price>
Subtotal|<subtotal>
Svc Chg 10%|<tip>
GST 9%|<tax>
!TOTAL SGD|<total>
NETS|<total>`,
  },
  {
    name: 'kopitiam',
    wishes: { ...PLAIN, kitchen: 'asian', taxes: [{ name: 'SST', rate: 6 }] },
    text: `
^<house>
^SST ID: W10-1808-31012345
Bill No: <check>|Table: <table>
<dd>/<mm>/<yyyy> <time24>
Qty  Item|RM
*<n>    <name>|<price>
Sub Total|RM <subtotal>
SST 6%|RM <tax>
!Total|RM <total>
Cash|RM <paid>
Change|RM <change>`,
  },
  {
    name: 'GST and PST',
    wishes: {
      ...PLAIN,
      kitchen: 'diner',
      taxes: [
        { name: 'GST', rate: 5 },
        { name: 'PST', rate: 7 },
      ],
    },
    text: `
^<house>
^88 Kingsway Vancouver BC
Server: <server>|Table <table>
<yyyy>-<mm>-<dd> <time24>
*<n> <name>|$<price>
Subtotal|$<subtotal>
GST (5%)|$<first>
PST (7%)|$<second>
Total|$<total>
INTERAC|$<total>
^GST# 81204 4410 RT0001`,
  },
  {
    name: 'surcharge of a public holiday',
    wishes: {
      ...PLAIN,
      kitchen: 'bar',
      fee: { name: 'Public Holiday Surcharge', cents: 720 },
    },
    text: `
^<house>
^ABN 42 118 904 221
^TAX INVOICE
Table <table>|<dd>/<mm>/<yyyy>
*<n> <name>|$<price>
Subtotal|$<subtotal>
Public Holiday Surcharge|$<fee>
!Total|$<total>
Eftpos|$<total>
^Total includes GST`,
  },
  {
    name: 'cuenta con propina',
    wishes: {
      ...PLAIN,
      kitchen: 'mexican',
      includedTax: { name: 'IVA', rate: 16 },
    },
    text: `
^<house>
^Calle 5 de Mayo 114, Puebla
MESA <table>|PERSONAS <guests>
MESERO: <server>
<dd>/<mm>/<yyyy> <time24>
CANT  DESCRIPCION|IMPORTE
*<n>     <name>|<price>
SUBTOTAL|<net>
IVA 16%|<included>
!TOTAL|$<total>
^PROPINA SUGERIDA
10%: $<tip10>   15%: $<tip15>
^Gracias por su preferencia`,
  },
  {
    name: 'CGST and SGST',
    wishes: {
      ...PLAIN,
      kitchen: 'asian',
      taxes: [
        { name: 'CGST', rate: 2.5 },
        { name: 'SGST', rate: 2.5 },
      ],
    },
    columns: 42,
    text: `
^<house>
^GSTIN: 29ABCDE1234F1Z5
Bill No <check>|Table <table>
Date <dd>/<mm>/<yy>|<time24>
Item|Qty|Rate|Amount
*<name>|<n>|<unit>|<price>
Sub Total|<subtotal>
CGST 2.5%|<first>
SGST 2.5%|<second>
!Grand Total|<total>
^FSSAI 11218332000412`,
  },
];
