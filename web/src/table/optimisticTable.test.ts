import { takePieces } from '@fairtab/domain/claims';
import { formatMoney } from '@fairtab/domain/money';
import { summarise } from '@fairtab/domain/receipts';
import { expect, test } from 'vitest';
import { withClaim, withoutClaim, withPayment } from './optimisticTable';
import { freeOf, previewClaim, rulerOfTable } from './pricing';
import { claimed, DINNER, tableOf } from '../testing/dinner';
import type { TableState } from './tableState';

const NEGRONI = 1;
const portion = { units: 1, splitCount: 1 };

function claimNegroni(table: TableState) {
  const ruler = rulerOfTable(table);
  const item = table.items[NEGRONI];
  const preview = item && previewClaim({ ruler, itemIndex: NEGRONI, free: freeOf(item), portion });
  if (!preview) throw new Error('no Negroni left');
  const claim = {
    id: 'c1',
    claimerName: 'Ana',
    diner: 'g1',
    treatedName: null,
    treatedDiner: null,
    sharedWith: [],
    ...portion,
    amount: formatMoney(preview.amountCents, table.currency),
    status: 'CLAIMED' as const,
    createdAt: '2026-11-20T21:00:00.000Z',
    payment: null,
  };
  return withClaim({ table, ruler, itemIndex: NEGRONI, claim, preview });
}

function serverClaimsNegroni() {
  const free = summarise(DINNER).items[NEGRONI]?.free ?? [];
  const pieces = takePieces(free, portion) ?? [];
  return claimed(DINNER, { id: 'c1', itemId: 'negroni', guestId: 'g1', claimerName: 'Ana', ...portion, pieces });
}

test('the optimistic table after a claim equals the server’s answer', () => {
  const expected = tableOf(serverClaimsNegroni());
  const shown = claimNegroni(tableOf(DINNER));
  expect({ ...shown, version: expected.version, people: [] }).toEqual({ ...expected, people: [] });
  expect(shown.people).toMatchObject([
    { name: 'Ana', diner: 'g1', owes: expected.people[0]?.owes, claims: [{ id: 'c1' }] },
  ]);
});

test('unclaiming the only claim of a line restores the bill', () => {
  const before = tableOf(DINNER);
  expect(withoutClaim({ table: claimNegroni(before), claimId: 'c1' })).toEqual(before);
});

test('paying moves the amount from owed to paid and reduces the remaining amount', () => {
  const table = tableOf(serverClaimsNegroni());
  const claim = table.items[NEGRONI]?.claims[0];
  if (!claim) throw new Error('no claim');
  const payment = {
    id: 'p1',
    diner: 'g1',
    payerName: 'Ana',
    amount: claim.amount,
    method: 'CASH' as const,
    status: 'REPORTED' as const,
    createdAt: '2026-11-20T22:00:00.000Z',
    completedAt: null,
    acceptedAt: null,
    claims: [{ id: claim.id }],
  };
  const shown = withPayment({ table, claimIds: [claim.id], payment });
  expect(shown.paid).toBe(claim.amount);
  expect(shown.people[0]).toMatchObject({ owes: '0.00', paid: claim.amount });
  expect(shown.items[NEGRONI]?.claims[0]).toMatchObject({ status: 'PAID', payment: { id: 'p1' } });
});
