import type { Template } from './Template';

const PLAIN = { counts: true, modifiers: false, taxes: [] } as const;

/** Receipts of countries whose registers print no cents. */
export const WHOLE_AMOUNTS: readonly Template[] = [
  {
    name: 'izakaya, consumption tax included',
    wishes: { ...PLAIN, whole: { perDollar: 120, step: 10 }, kitchen: 'asian', includedTax: { name: 'Tax', rate: 10 } },
    money: 'wholeComma',
    text: `
^<house>
^Shibuya-ku, Tokyo
TEL 03-5489-2214
<yyyy>/<mm>/<dd> <time24>
Table <table>|<guests> guests
*<name>|<n>|¥<price>
TOTAL|¥<total>
(Tax incl. 10%|¥<included>)
CASH|¥<paid>
CHANGE|¥<change>`,
  },
  {
    name: 'ramen bar, ten percent added',
    wishes: { ...PLAIN, whole: { perDollar: 110, step: 10 }, kitchen: 'asian', taxes: [{ name: 'Tax', rate: 10 }] },
    money: 'wholeComma',
    text: `
!<house>
^Osaka Namba
Receipt No.<check>
<yyyy>-<mm>-<dd> <time24>
*<n> <name>|<price>
Subtotal|<subtotal>
Consumption Tax 10%|<tax>
!Total|JPY <total>
Credit|<total>`,
  },
  {
    name: 'Korean grill',
    wishes: {
      ...PLAIN,
      whole: { perDollar: 1000, step: 100 },
      kitchen: 'asian',
      includedTax: { name: 'VAT', rate: 10 },
    },
    money: 'wholeComma',
    columns: 48,
    text: `
^<house>
^Mapo-gu, Seoul
Table <table>|Bill <check>
<yyyy>-<mm>-<dd> <time24>
Item|Price|Qty|Amount
*<name>|<unit>|<n>|<price>
Total|<total>
Net|<net>
VAT|<included>
Card|<total>
^KRW, VAT included`,
  },
  {
    name: 'warung, service and PB1',
    wishes: {
      ...PLAIN,
      whole: { perDollar: 9000, step: 500 },
      kitchen: 'asian',
      tip: { name: 'Service', rate: 5 },
      taxes: [{ name: 'PB1', rate: 10 }],
    },
    money: 'wholePoint',
    text: `
^<house>
^Jl. Raya Ubud 21, Bali
Meja <table>|Kasir <server>
<dd>/<mm>/<yyyy> <time24>
*<n> x <name>|<price>
Subtotal|<subtotal>
Service Charge 5%|<tip>
PB1 10%|<tax>
!Total|Rp <total>
QRIS|<total>`,
  },
  {
    name: 'quan an, dong',
    wishes: { ...PLAIN, whole: { perDollar: 15_000, step: 1000 }, kitchen: 'asian' },
    money: 'wholePoint',
    text: `
^<house>
^12 Le Loi, Quan 1, TP.HCM
Ban: <table>|HD: <check>
Ngay: <dd>/<mm>/<yyyy> <time24>
Mon|SL|Thanh tien
*<name>|<n>|<price>
Tong cong|<total> d
^Cam on quy khach`,
  },
  {
    name: 'corrientazo, impoconsumo',
    wishes: {
      ...PLAIN,
      whole: { perDollar: 3500, step: 100 },
      kitchen: 'mexican',
      includedTax: { name: 'Impoconsumo', rate: 8 },
    },
    money: 'wholePoint',
    text: `
^<house>
^NIT 900.418.221-4 Bogota
Mesa <table>|Cuenta <check>
Fecha <dd>/<mm>/<yyyy> <time24>
*<n> <name>|$<price>
Subtotal|$<net>
Impoconsumo 8%|$<included>
!TOTAL|$<total>
Efectivo|$<paid>
Cambio|$<change>`,
  },
  {
    name: 'boleta, propina sugerida',
    wishes: { ...PLAIN, whole: { perDollar: 900, step: 10 }, kitchen: 'mexican' },
    money: 'wholePoint',
    text: `
^<house>
^RUT 76.418.220-K
^Providencia, Santiago
BOLETA <check>|MESA <table>
<dd>-<mm>-<yyyy> <time24>
*<n> <name>|<price>
TOTAL|$ <total>
Propina sugerida 10%|$ <tip10>
Total con propina|$ <total10>`,
  },
  {
    name: 'etterem, forint and szervizdij',
    wishes: {
      ...PLAIN,
      whole: { perDollar: 350, step: 10 },
      kitchen: 'italian',
      tip: { name: 'Szervizdij', rate: 12 },
    },
    money: 'wholeBlank',
    text: `
^<house>
^1056 Budapest, Vaci utca 8.
Asztal <table>
<yyyy>.<mm>.<dd>. <time24>
*<n> x <name>|<price> Ft
Reszosszeg|<subtotal> Ft
Szervizdij 12%|<tip> Ft
!OSSZESEN|<total> Ft
BANKKARTYA|<total> Ft`,
  },
  {
    name: 'kaffihus, kronur',
    wishes: { ...PLAIN, whole: { perDollar: 140, step: 10 }, kitchen: 'diner', includedTax: { name: 'VSK', rate: 11 } },
    money: 'wholePoint',
    text: `
^<house>
^Laugavegur 30, 101 Reykjavik
Bord <table>|Nr. <check>
<dd>.<mm>.<yyyy> <time24>
*<n> <name>|<price>
Samtals|<total> kr
VSK 11%|<included>
Kort|<total>
^Takk fyrir`,
  },
];
