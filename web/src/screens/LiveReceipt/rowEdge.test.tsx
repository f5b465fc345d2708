import type { ReceiptState } from '@fairtab/domain/receipts';
import { withCovers } from '@fairtab/domain/bill/contributions';
import { setContribution } from '@fairtab/domain/moves/setContribution';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, expect, test } from 'vitest';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

afterEach(closePhones);

const TABLE = [
  { id: 'c1', itemId: 'negroni', guestId: 'ana', claimerName: 'Ana' },
  { id: 'c2', itemId: 'coffee', guestId: 'lucia', claimerName: 'Lucia' },
].reduce<ReceiptState>(withClaimBy, DINNER);

async function look(state: ReceiptState) {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: DINNER.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: DINNER.id }} />
    </Suspense>,
  );
  await phone.answer('LiveReceiptScreenQuery', { receipt: wireReceipt(state, { isHost: false, diner: null }) });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return phone;
}

/** The parts of the paper's edge beside a line: where each begins, how long it is, and how full its colour is. */
const edgeOf = (name: string): (string | null)[][] =>
  [...screen.getByRole('listitem', { name }).querySelectorAll('rect')].map((part) => [
    part.getAttribute('y'),
    part.getAttribute('height'),
    getComputedStyle(part).opacity || '1',
  ]);

test('the edge of a line is as long as the parts that are taken, pale while they are to pay, and full for what the host had', async () => {
  const { pushes } = await look(TABLE);
  expect(edgeOf('Nachos')).toEqual([]);
  expect(edgeOf('Negroni')).toEqual([['0%', '50%', '0.35']]);
  expect(edgeOf('Coffee')).toEqual([['0%', '100%', '1']]);
  await pushes(withClaimBy(TABLE, { id: 'c3', itemId: 'negroni', guestId: 'ben', claimerName: 'Ben' }));
  expect(edgeOf('Negroni')).toEqual([
    ['0%', '50%', '0.35'],
    ['50%', '50%', '0.35'],
  ]);
});

test('the edge of what was covered by money for the restaurant is full', async () => {
  const decided = setContribution({ state: TABLE, contributor: { guestId: 'ana', name: 'Ana' }, amountCents: 2500 });
  if ('refusal' in decided) throw new Error('It was refused');
  await look(withCovers(decided.next));
  expect(edgeOf('Negroni')).toEqual([['0%', '50%', '1']]);
});
