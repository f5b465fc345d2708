import { t } from '@fairtab/domain/language/t';
import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { withMore } from '../../graphql/inputProblems';
import { found } from '../answers';
import { invalid } from '../errors';
import {
  RestCancelClaim,
  RestClaimItem,
  RestCreateReceipt,
  RestDeclineShare,
  RestEndTreat,
  RestItemIds,
  RestPayClaim,
  RestReadReceipt,
  RestReceiptOfClaim,
  RestReopenClaim,
  RestTakePlace,
  RestTreat,
  RestUnclaim,
} from '../generated/documents';
import { globalId, nameOf, wireLine, wirePayTo, withoutEmpty } from '../parts';
import { type Call, NO_FIELDS, route, type Route } from '../Route';
import { filledRows } from './filledRows';
import { renderClaim, renderReceipt } from './render';
import {
  claim,
  claimUpdate,
  deletedClaim,
  endedTreat,
  newClaim,
  newPlace,
  newReceipt,
  newTreat,
  receipt,
} from './shapes';

const NO_CLAIM = 'There is no such claim.';
const NO_ITEM = () => [{ path: 'itemIndex', message: 'There is no such item on the receipt.' }];
const NO_ITEMS = () => [{ path: 'items', message: t('Please add at least one item to your receipt.') }];

/** The documented family for every viewer who has the link. */
export const SHARED_ROUTES: readonly Route[] = [
  route('POST /api/shared-receipts', {
    operationId: 'createReceipt',
    scopes: ['receipts:write'],
    summary: 'Make a receipt; whoever sends it is its host.',
    body: newReceipt,
    answer: receipt,
    status: 201,
    isIdempotent: true,
    problems: [409],
    run: async ({ body, idempotencyKey, ask, problems }) => {
      const { tax, alcoholTax, tip, fees, discount, total, date, currency, items, payTo, serviceChargeRate, ...rest } =
        body;
      const input = {
        ...rest,
        ...withoutEmpty({ tax, alcoholTax, tip, fees, discount, total, date, currency }),
        serviceChargeRate: serviceChargeRate?.toString(),
        items: filledRows(items).map(wireLine),
        payTo: wirePayTo(payTo),
        idempotencyKey,
      };
      if (input.items.length === 0) throw invalid(withMore(NO_ITEMS(), await problems(RestCreateReceipt, { input })));
      return renderReceipt((await ask(RestCreateReceipt, { input })).result.receipt);
    },
  }),
  route('GET /api/shared-receipts/:id', {
    operationId: 'readReceipt',
    scopes: ONE_RECEIPT,
    summary: 'Read a receipt with its items and claims.',
    answer: receipt,
    readsReceipt: true,
    run: async ({ param, ask }) => {
      const { receipt: asked } = await ask(RestReadReceipt, { id: param });
      return renderReceipt(found(asked, t('There is no such receipt.')));
    },
  }),
  route('POST /api/shared-receipts/:id/claims', {
    operationId: 'claimItem',
    scopes: ['claims'],
    summary: 'Claim an item, or a part of one.',
    body: newClaim,
    answer: claim,
    status: 201,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask, problems }) => {
      const { itemIndex, amount, ...rest } = body;
      const itemId = await itemAt({ receiptId: param, itemIndex, ask });
      const { expectedAmount } = withoutEmpty({ expectedAmount: amount });
      const input = { ...rest, itemId: itemId ?? '', expectedAmount, idempotencyKey };
      if (itemId === null) throw invalid(withMore(NO_ITEM(), await problems(RestClaimItem, { input })));
      return renderClaim((await ask(RestClaimItem, { input })).result.claim);
    },
  }),
  route('POST /api/shared-receipts/:id/treats', {
    operationId: 'treat',
    scopes: ['claims'],
    summary: 'Take on unpaid claims of somebody at the table; for the host also spread them over others.',
    body: newTreat,
    answer: receipt,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { claimIds, claimerName, people, amount } = body;
      const { expectedAmount } = withoutEmpty({ expectedAmount: amount });
      const treat = { claimIds: claimIds.map(claimIdOf), claimerName, people, expectedAmount };
      return renderReceipt(
        (await ask(RestTreat, { input: { ...treat, receiptId: param, idempotencyKey } })).result.receipt,
      );
    },
  }),
  route('DELETE /api/shared-receipts/:id/treats', {
    operationId: 'endTreat',
    scopes: ['claims'],
    summary: 'Give claims back to who was treated to them.',
    body: endedTreat,
    answer: receipt,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const claimIds = body.claimIds.map(claimIdOf);
      return renderReceipt(
        (await ask(RestEndTreat, { input: { receiptId: param, claimIds, idempotencyKey } })).result.receipt,
      );
    },
  }),
  route('POST /api/shared-receipts/:id/place', {
    operationId: 'takePlace',
    scopes: ['claims'],
    summary: 'Say who one is of those for whom the host claimed: what is not paid of it is one’s own then.',
    body: newPlace,
    answer: receipt,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body: { personId }, idempotencyKey, ask }) =>
      renderReceipt(
        (await ask(RestTakePlace, { input: { receiptId: param, personId, idempotencyKey } })).result.receipt,
      ),
  }),
  route('PATCH /api/shared-receipt-claims/:claimId', {
    operationId: 'updateClaim',
    // Paying needs the first scope, cancelling and reopening need the second: their mutations ask for it.
    scopes: ['payments', 'claims'],
    summary: 'Pay a claim; for the host also cancel or reopen it.',
    body: claimUpdate,
    answer: claim,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, body, idempotencyKey, ask }) => {
      const { status, paymentMethod, paymentUsername, cashAmount } = body;
      const claimId = globalId('Claim', param);
      if (status === 'cancelled' || status === 'claimed') {
        const input = { claimId, idempotencyKey };
        const asked = status === 'cancelled' ? ask(RestCancelClaim, { input }) : ask(RestReopenClaim, { input });
        return renderClaim((await asked).result.claim);
      }
      if (!paymentMethod) throw invalid([{ path: 'paymentMethod', message: "Please choose how you'd like to pay." }]);
      const { node } = await ask(RestReceiptOfClaim, { id: claimId });
      const input = {
        receiptId: found(node, NO_CLAIM).receipt.linkId,
        claimIds: [claimId],
        method: nameOf(paymentMethod === 'credit' ? 'card' : paymentMethod),
        handle: paymentUsername,
        ...withoutEmpty({ cashAmount }),
        idempotencyKey,
      };
      const { result } = await ask(RestPayClaim, { input });
      const paid = result.payment.claims.find(({ id }) => id === claimId);
      return renderClaim(found(paid, NO_CLAIM));
    },
  }),
  route('POST /api/shared-receipt-claims/:claimId/decline', {
    operationId: 'declineShare',
    scopes: ['claims'],
    summary: 'Say that one had none of a dish that somebody asked one to share.',
    body: NO_FIELDS,
    answer: claim,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, idempotencyKey, ask }) => {
      const { result } = await ask(RestDeclineShare, { input: { claimId: globalId('Claim', param), idempotencyKey } });
      return renderClaim(result.claim);
    },
  }),
  route('DELETE /api/shared-receipt-claims/:claimId', {
    operationId: 'unclaim',
    scopes: ['claims'],
    summary: 'Unclaim: give a claim back. The body may be `{}` or empty.',
    body: NO_FIELDS,
    answer: deletedClaim,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, idempotencyKey, ask }) => {
      const input = { claimId: globalId('Claim', param), idempotencyKey };
      return { ...(await ask(RestUnclaim, { input })).result, deleted: true as const };
    },
  }),
];

async function itemAt({
  receiptId,
  itemIndex,
  ask,
}: {
  receiptId: string;
  itemIndex: number;
  ask: Call['ask'];
}): Promise<string | null> {
  const { receipt: asked } = await ask(RestItemIds, { id: receiptId });
  return found(asked, t('There is no such receipt.')).items[itemIndex]?.id ?? null;
}

function claimIdOf(id: string): string {
  return globalId('Claim', id);
}
