import { language } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import { dishOf, evenLine } from '@fairtab/domain/evenSplit';
import type { CreateReceipt } from '@fairtab/domain/inputs/receiptInputs';
import type { Currency } from '@fairtab/domain/money';
import type { PayTo } from '@fairtab/domain/receipts';
import { firstLookAt } from '@fairtab/domain/retention';
import { METHODS_WITH_HANDLE, takes } from '@fairtab/domain/waysToPay';
import { listPaymentMethods } from '../paymentMethods/savedMethods';
import { findAccount } from '../readAccount';
import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import { lockGuest, secretOfNewGuest } from '../guests';
import { keyRow, type KeyedRequest } from '../idempotency';
import { lineOf } from './stepAfter';
import { tieOfScan } from '../scans/tieScan';

/** What is written with a new receipt, after it and in the same transaction. When it throws, there is no receipt. */
export type WriteWithReceipt = (tx: Prisma.TransactionClient, receiptId: string) => Promise<void>;

/** Writes a new receipt, with the viewer as its host. @returns what is kept for a retry. */
export async function insertReceipt(
  ctx: ServiceContext,
  {
    wanted,
    keyed,
    also,
  }: {
    wanted: Omit<CreateReceipt, 'idempotencyKey'>;
    keyed: KeyedRequest | null;
    also: WriteWithReceipt | undefined;
  },
): Promise<{ receiptId: string }> {
  const { prisma } = ctx.db;
  const {
    items: dishes,
    payTo: waysToPay,
    date,
    splitEvenlyAmong: people,
    keepsTotal,
    scanId,
    keepsCorrections: _,
    ...bill
  } = wanted;
  const header = { ...bill, hostName: wanted.hostName ?? (await nameOfAccount(ctx)) ?? t('Host') };
  const payTo = waysToPay ?? (await waysOfAccount(ctx, header.currency));
  const items = people === null ? dishes : [evenLine(wanted, { id: '', people })];
  const receiptId = ctx.newId();
  const tie = scanId === null ? null : await tieOfScan(ctx, { scanId, receiptId, confirmed: wanted });
  const newId = ctx.newId();
  const newHost = { id: newId, ...secretOfNewGuest(ctx, { guestId: newId, keyed }) };
  const isFirstWrite = ctx.viewer.guestId === null;
  const hostGuestId = ctx.viewer.guestId ?? newHost.id;
  const line = lineOf({
    kind: 'receiptCreated',
    by: { guestId: hostGuestId, name: header.hostName },
    restaurantName: header.restaurantName,
    total: { minor: header.totalCents, currency: header.currency },
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
    await tx.change.create({ data: { receiptId, version: 1, ...line, at: ctx.now() } });
    await also?.(tx, receiptId);
  });
  if (isFirstWrite) ctx.onNewGuest(newHost.secret);
  return { receiptId };
}

/** How a host that does not say it is paid: by the account's saved ways that have a handle; nothing without an account. */
async function waysOfAccount(ctx: ServiceContext, currency: Currency): Promise<PayTo[]> {
  if (ctx.viewer.session === null) return [];
  const saved = await listPaymentMethods(ctx);
  return METHODS_WITH_HANDLE.filter((method) => takes({ method, currency })).flatMap((method) => {
    const way = saved.find(({ type }) => type === method);
    return way ? [{ method, handle: way.identifier }] : [];
  });
}

/** The name of a host that gives none but has an account; null without an account. */
async function nameOfAccount(ctx: ServiceContext): Promise<string | null> {
  const account = await findAccount(ctx);
  return account && (account.firstName === '' ? account.username : account.firstName);
}
