import { t } from '@fairtab/domain/language/t';
import { isEmptyNote, type BusinessNote } from '@fairtab/domain/books/BusinessNote';
import { businessNoteInput } from '@fairtab/domain/inputs/bookInputs';
import { may } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { keyedRequest, keyRow, once } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { signedIn } from '../../people/signedIn';

/** The note of a host on the own receipt; null for everybody else, without an account, and when nothing was noted. */
export async function readBusinessNote(ctx: ServiceContext, receipt: ReceiptState): Promise<BusinessNote | null> {
  return (await readBusinessNotes(ctx, [receipt])).get(receipt.id) ?? null;
}

/** The notes of the viewer on the receipts that the viewer hosts, by receipt, with one query. */
export async function readBusinessNotes(
  ctx: ServiceContext,
  receipts: readonly ReceiptState[],
): Promise<Map<string, BusinessNote>> {
  const { viewer } = ctx;
  if (!viewer.session) return new Map();
  const hosted = receipts.filter((receipt) => may({ viewer, action: 'keepBooks', receipt }) === 'yes');
  if (hosted.length === 0) return new Map();
  const notes = await ctx.db.prisma.businessNote.findMany({ where: { receiptId: { in: hosted.map(({ id }) => id) } } });
  return new Map(notes.map(({ receiptId, label, project, attendees }) => [receiptId, { label, project, attendees }]));
}

/**
 * Writes down what a receipt of the own account was for, in the place of what was there. Empty texts remove it. It is no
 * change of the receipt: nobody else at the table learns of it.
 * @throws NotSignedIn, InvalidInput, NotFound (also for anybody but the host), Conflict (key reuse)
 */
export async function setBusinessNote(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { receiptId, idempotencyKey, ...note } = parseInput(businessNoteInput, input);
  const receipt = await ctx.store.load(receiptId);
  if (!receipt) throw new NotFound();
  authorise({ viewer: ctx.viewer, action: 'keepBooks', receipt }, t('Only the host keeps books of a receipt.'));
  const { guestId } = signedIn(ctx);
  const keyed = keyedRequest(ctx, { operation: 'setBusinessNote', key: idempotencyKey, request: input });
  await once(ctx, {
    keyed,
    write: () =>
      ctx.db.prisma.$transaction(async (tx) => {
        if (keyed) await tx.idempotencyKey.create({ data: keyRow(keyed, { guestId, answer: {} }) });
        if (isEmptyNote(note)) await tx.businessNote.deleteMany({ where: { receiptId } });
        else await tx.businessNote.upsert({ where: { receiptId }, create: { receiptId, ...note }, update: note });
        return {};
      }),
  });
  return { receipt };
}
