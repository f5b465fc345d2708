import { readBill } from '@fairtab/domain/scan/readBill';
import { Random } from '@fairtab/domain/testing/random';
import { describe, expect, it } from 'vitest';
import { truthOf } from './generator/Bill';
import { inventBill } from './generator/inventBill';
import { COUNTER_MEALS } from './generator/templates/counterMeals';
import { COUNTERS } from './generator/templates/counters';
import { COUNTRIES } from './generator/templates/countries';
import { DINING } from './generator/templates/dining';
import { fillTemplate, printsSubtotal } from './generator/templates/fillTemplate';
import { PAID_TABLES } from './generator/templates/paidTables';
import { TABLES } from './generator/templates/tables';
import { TABS } from './generator/templates/tabs';
import type { Template } from './generator/templates/Template';
import { WHOLE_AMOUNTS } from './generator/templates/wholeAmounts';
import { typeset } from './generator/typeset';
import { scoreOf } from './score';

const BILLS = 6;

/** How one invented bill of a register is read from its text. */
function readOf(template: Template, seed: number) {
  const bill = inventBill(template.wishes, new Random(seed * 6277 + 291));
  const page = typeset(fillTemplate(bill, template), template.columns ?? 40);
  const read = readBill({ pages: [page], today: '2026-11-22' });
  const truth = truthOf(bill, { hasSubtotal: printsSubtotal(template) });
  const score = scoreOf(read.ok ? read.bill : null, truth);
  return { isExact: score.exact[0] === 1, isRight: score.believed[1] === 1, isBalanced: score.balanced[0] === 1 };
}

// What registers print is read without mistakes when all letters are seen, whatever the bill is.
describe.each([
  ['tables', TABLES],
  ['counters', COUNTERS],
  ['other countries', COUNTRIES],
  ['bills at the table', DINING],
  ['bars, hotels and sushi counters', TABS],
  ['meals of a counter', COUNTER_MEALS],
  ['paid tables', PAID_TABLES],
  ['amounts without cents', WHOLE_AMOUNTS],
])('registers of %s', (_, templates) => {
  it.each(templates.map((template) => [template.name, template] as const))('are read: %s', (__, template) => {
    const bills = Array.from({ length: BILLS }, (___, seed) => readOf(template, seed));
    expect(bills.map(({ isExact }) => isExact)).toEqual(bills.map(() => true));
    expect(bills.filter(({ isRight, isBalanced }) => isBalanced && !isRight)).toEqual([]);
  });
});
