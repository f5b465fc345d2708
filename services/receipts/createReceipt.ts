import { language } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import { dishOf, evenLine } from '@fairtab/domain/evenSplit';
import { createReceiptInput, type CreateReceipt } from '@fairtab/domain/inputs/receiptInputs';
import { currencyIn } from '@fairtab/domain/inputs/currencyField';
import { displayMoney, FIRST_CURRENCY } from '@fairtab/domain/money';
import { firstLookAt } from '@fairtab/domain/retention';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { findAccount } from '../readAccount';
import type { ServiceContext } from '../context';
import { Conflict } from '../errors';
import { lockGuest, secretOfNewGuest } from '../guests';
import { keyedRequest, keyRow, once, type KeyedRequest } from '../idempotency';
import { parseInput } from '../parseInput';
import { isScanTaken, scanTaken, tieOfScan } from '../scans/tieScan';

type Wanted = Omit<CreateReceipt, 'idempotencyKey'>;

/**
 * Makes a receipt, with the viewer as its host. With `itemsFollow` its lines come one by one with addItem, and a given
 * total stays the printed one until the host edits the bill. The scan that the bill was read by becomes part of the
 * receipt.
 * @throws InvalidInput (also for a scan that cannot be used), Conflict (key reuse, or a retry for a receipt that was
 * deleted meanwhile, or one that came while the guest signed in), TooManyAttempts (by address, before the browser is a guest).
 */
export async function createReceipt(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const today = ctx.now().toISOString().slice(0, 10);
  const shape = createReceiptInput({
    today,
    itemsFollow: doItemsFollow(input),
    currency: currencyIn(input, FIRST_CURRENCY),
  });
  const { idempotencyKey, ...wanted } = parseInput(shape, input);
  if (ctx.viewer.guestId === null) await ctx.limits.spend('firstReceiptsFromAddress', ctx.client.address);
  // The input as it was sent: with the default date, a retry after midnight would be another request.
  const keyed = keyedRequest(ctx, { operation: 'createReceipt', key: idempotencyKey, request: { input } });
  const { receiptId } = await once(ctx, {
    keyed,
    write: () =>
      insert({ ctx, wanted, keyed }).catch((error: unknown) => {
        throw isScanTaken(error) ? scanTaken() : error;
      }),
  });
  const receipt = await ctx.store.load(receiptId);
  if (!receipt || receipt.deletedAt !== null) throw new Conflict(t('This receipt was made, and deleted meanwhile.'));
  return { receipt };
}

function doItemsFollow(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'itemsFollow' in input && input.itemsFollow === true;
}

async function insert({
  ctx,
  wanted,
  keyed,
}: {
  ctx: ServiceContext;
  wanted: Wanted;
  keyed: KeyedRequest | null;
}): Promise<{ receiptId: string }> {
  const { prisma } = ctx.db;
  const {
    items: dishes,
    payTo,
    date,
    splitEvenlyAmong: people,
    keepsTotal,
    scanId,
    keepsCorrections: _,
    ...bill
  } = wanted;
  const header = { ...bill, hostName: wanted.hostName ?? (await nameOfAccount(ctx)) ?? t('Host') };
  const items = people === null ? dishes : [evenLine(wanted, { id: '', people })];
  const receiptId = ctx.newId();
  const tie = scanId === null ? null : await tieOfScan(ctx, { scanId, receiptId, confirmed: wanted });
  const newId = ctx.newId();
  const newHost = { id: newId, ...secretOfNewGuest(ctx, { guestId: newId, keyed }) };
  const isFirstWrite = ctx.viewer.guestId === null;
  const hostGuestId = ctx.viewer.guestId ?? newHost.id;
  const summary = t('{hostName} shared the bill of {restaurantName} over {amount}', {
    hostName: header.hostName,
    restaurantName: header.restaurantName,
    amount: displayMoney(header.totalCents, header.currency),
  });

  await prisma.$transaction(async (tx) => {
    if (isFirstWrite)
      await tx.guest.create({ data: { id: newHost.id, tokenHash: newHost.tokenHash, language: language() } });
    else await lockGuest(tx, hostGuestId);
    if (keyed) await tx.idempotencyKey.create({ data: keyRow(keyed, { guestId: hostGuestId, answer: { receiptId } }) });
    await tx.receipt.create({
      data: {
        ...header,
        id: receiptId,
        writeId: ctx.newId(),
        billVersion: keepsTotal ? 0 : 1,
        hostGuestId,
        date: new Date(date),
        ...(people === null ? {} : { evenSplit: { people, dishes: dishes.map((dish) => ({ ...dishOf(dish) })) } }),
        createdAt: ctx.now(),
        lookAt: firstLookAt(ctx.now()),
      },
    });
    await tx.item.createMany({
      data: items.map((item, position) => ({ ...dishOf(item), id: ctx.newId(), receiptId, position })),
    });
    if (tie) await tx.scan.update(tie);
    await tx.payTo.createMany({ data: payTo.map((entry, position) => ({ ...entry, receiptId, position })) });
    await tx.change.create({
      data: {
        receiptId,
        version: 1,
        actorGuestId: hostGuestId,
        actorName: header.hostName,
        kind: 'created',
        summary,
        at: ctx.now(),
      },
    });
  });
  if (isFirstWrite) ctx.onNewGuest(newHost.secret);
  return { receiptId };
}

/** The name of a host that gives none but has an account; null without an account. */
async function nameOfAccount(ctx: ServiceContext): Promise<string | null> {
  const account = await findAccount(ctx);
  return account && (account.firstName === '' ? account.username : account.firstName);
}
