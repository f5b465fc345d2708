import { t } from '@fairtab/domain/language/t';
import { receiptSheet, type ReceiptSheet } from '@fairtab/domain/books/receiptSheet';
import type { BookedReceipt } from '@fairtab/domain/books/receiptRows';
import { displayMoney } from '@fairtab/domain/money';
import { SOFT, type Paper } from './Paper';

const QUIET = { size: 9, color: SOFT } as const;
const right = { align: 'right' } as const;

/** Draws one receipt below what is on the paper already. Its heading never stands alone at the foot of a page. */
export function drawReceipt(paper: Paper, booked: BookedReceipt): void {
  const sheet = receiptSheet(booked);
  paper.need(150);
  paper.row([
    { text: sheet.restaurantName, width: 340, face: 'display', size: 17, mostLines: 2 },
    { text: sheet.date, width: 164, size: 11, ...right },
  ]);
  for (const { name, text } of sheet.facts)
    paper.row([
      { text: name, width: 80, ...QUIET },
      { text, width: 424, size: 9, mostLines: 3 },
    ]);
  paper.skip(10);
  drawBill(paper, sheet);
  drawPeople(paper, sheet);
  drawPayments(paper, sheet);
}

function drawBill(paper: Paper, { lines, parts, totalCents, about, remarks, currency }: ReceiptSheet): void {
  paper.row([
    { text: t('Item'), width: 314, ...QUIET },
    { text: t('Quantity'), width: 50, ...QUIET, ...right },
    { text: t('Price'), width: 65, ...QUIET, ...right },
    { text: t('Amount'), width: 75, ...QUIET, ...right },
  ]);
  paper.rule();
  for (const { name, quantity, priceCents, amountCents } of lines)
    paper.row([
      { text: name, width: 314, mostLines: 2 },
      { text: String(quantity), width: 50, ...right },
      { text: displayMoney(priceCents, currency), width: 65, ...right },
      { text: displayMoney(amountCents, currency), width: 75, ...right },
    ]);
  paper.rule();
  for (const { name, amountCents } of parts) paper.amount({ name, text: displayMoney(amountCents, currency) });
  paper.amount({ name: t('Total'), text: displayMoney(totalCents, currency), isTotal: true });
  if (about !== null) drawAbout(paper, about);
  for (const remark of remarks) paper.line(remark, { ...QUIET, mostLines: 2 });
}

/** Below an amount at the right edge, what it is in the second currency. */
function drawAbout(paper: Paper, about: string, { behind = 0 } = {}): void {
  paper.row([
    { text: '', width: 254 },
    { text: about, width: 250 - behind, ...QUIET, ...right },
  ]);
}

function drawPeople(paper: Paper, { people, unclaimedCents, currency }: ReceiptSheet): void {
  if (people.length === 0) return;
  heading(paper, t('Who had what'));
  paper.row([
    { text: t('Person'), width: 120, ...QUIET },
    { text: t('Claimed'), width: 244, ...QUIET },
    { text: t('Share'), width: 70, ...QUIET, ...right },
    { text: t('Paid'), width: 70, ...QUIET, ...right },
  ]);
  paper.rule();
  for (const { name, had, amountCents, about, paidCents } of people) {
    paper.row([
      { text: name, width: 120, mostLines: 2 },
      { text: had, width: 244, size: 9, color: SOFT, mostLines: 6 },
      { text: displayMoney(amountCents, currency), width: 70, ...right },
      { text: displayMoney(paidCents, currency), width: 70, ...right },
    ]);
    if (about !== null) drawAbout(paper, about, { behind: 70 });
  }
  if (unclaimedCents !== 0)
    paper.row([
      { text: t('Not claimed'), width: 364, color: SOFT },
      { text: displayMoney(unclaimedCents, currency), width: 70, color: SOFT, ...right },
    ]);
}

function drawPayments(paper: Paper, { payments, currency }: ReceiptSheet): void {
  if (payments.length === 0) return;
  heading(paper, t('Payments'));
  paper.row([
    { text: t('From'), width: 120, ...QUIET },
    { text: t('By'), width: 80, ...QUIET },
    { text: t('When'), width: 130, ...QUIET },
    { text: t('Status'), width: 104, ...QUIET },
    { text: t('Amount'), width: 70, ...QUIET, ...right },
  ]);
  paper.rule();
  for (const { name, method, at, status, amountCents } of payments)
    paper.row([
      { text: name, width: 120, mostLines: 2 },
      { text: method, width: 80, mostLines: 3 },
      { text: at, width: 130, ...QUIET },
      { text: status, width: 104, ...QUIET },
      { text: displayMoney(amountCents, currency), width: 70, ...right },
    ]);
}

function heading(paper: Paper, text: string): void {
  paper.need(72);
  paper.skip(14);
  paper.line(text, { face: 'bold', size: 11 });
}
