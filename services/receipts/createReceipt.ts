import { createReceiptInput, type CreateReceipt } from '@fairtab/domain/inputs';
import { displayMoney } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { newGuestSecret } from '../guests';
import { findAnswer, isKeyTaken, keyedRequest, type KeyedRequest } from '../idempotency';
import { parseInput } from '../parseInput';

interface CreatedAnswer {
  readonly receiptId: string;
}

/**
 * Puts a bill on a link; whoever creates it is its host.
 * @throws InvalidInput, Conflict (key reuse).
 */
export async function createReceipt(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const today = ctx.now().toISOString().slice(0, 10);
  const { idempotencyKey, ...wanted } = parseInput(createReceiptInput({ today }), input);
  // As it was sent: the default date would make a retry after midnight another request.
  const keyed = keyedRequest(ctx, { operation: 'createReceipt', key: idempotencyKey, request: { input } });
  const receiptId = await insertOnce({ ctx, wanted, keyed });
  const receipt = await ctx.store.load(receiptId);
  if (!receipt) throw new Error('A receipt is gone right after it was made');
  return { receipt };
}

async function insertOnce(request: {
  ctx: ServiceContext;
  wanted: Omit<CreateReceipt, 'idempotencyKey'>;
  keyed: KeyedRequest | null;
}): Promise<string> {
  try {
    return await insert(request);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    const answer = (await findAnswer(request.ctx, request.keyed)) as CreatedAnswer | null;
    if (!answer) throw error;
    return answer.receiptId;
  }
}

async function insert({
  ctx,
  wanted,
  keyed,
}: {
  ctx: ServiceContext;
  wanted: Omit<CreateReceipt, 'idempotencyKey'>;
  keyed: KeyedRequest | null;
}): Promise<string> {
  const { prisma } = ctx.db;
  const { items, payTo, date, ...header } = wanted;
  const receiptId = ctx.newId();
  const newHost = { id: ctx.newId(), ...newGuestSecret() };
  const isFirstWrite = ctx.viewer.guestId === null;
  const hostGuestId = ctx.viewer.guestId ?? newHost.id;
  const summary = `${header.hostName} shared the bill of ${header.restaurantName} over ${displayMoney(header.totalCents)}`;

  await prisma.$transaction([
    ...(isFirstWrite
      ? [prisma.guest.create({ data: { id: newHost.id, tokenHash: Uint8Array.from(newHost.tokenHash) } })]
      : []),
    ...(keyed
      ? [
          prisma.idempotencyKey.create({
            data: {
              key: keyed.key,
              firstWrite: keyed.firstWrite,
              guestId: hostGuestId,
              requestHash: Uint8Array.from(keyed.requestHash),
              answer: { receiptId } satisfies CreatedAnswer,
            },
          }),
        ]
      : []),
    prisma.receipt.create({
      data: { ...header, id: receiptId, hostGuestId, date: new Date(date), createdAt: ctx.now() },
    }),
    prisma.item.createMany({
      data: items.map(({ name, priceCents, quantity, splitWith }, position) => ({
        id: ctx.newId(),
        receiptId,
        position,
        name,
        priceCents,
        quantity,
        splitWith,
      })),
    }),
    prisma.payTo.createMany({ data: payTo.map((rail, position) => ({ ...rail, receiptId, position })) }),
    prisma.change.create({
      data: {
        receiptId,
        version: 1,
        actorGuestId: hostGuestId,
        actorName: header.hostName,
        kind: 'created',
        summary,
        at: ctx.now(),
      },
    }),
  ]);
  if (isFirstWrite) ctx.onNewGuest(newHost.secret);
  return receiptId;
}
