import { afterQuietHours } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../../context';
import { Prisma } from '../../generated/prisma/client';

/** A row whose column says when somebody is to be told of it; null when nobody is. */
export interface RowToTell {
  readonly table: 'payment' | 'payment_request' | 'settlement';
  readonly column: 'tell_at' | 'tell_payer_at';
  readonly id: string;
}

/** The message about a row. */
export interface Telling<Told> {
  /** The time zone in which it is not told at night. */
  readonly zone: string;
  readonly tell: () => Promise<Told>;
}

/**
 * Tells somebody of a row when that is due, in one transaction. At night it waits for the morning. Workers wait for each other
 * at the row, so running twice tells once.
 * @param read reads the locked row; null when there is nobody to tell
 * @returns what was told; null when nothing was
 */
export async function tellOnce<Told>(
  ctx: ServiceContext,
  { table, column, id }: RowToTell,
  read: (tx: Prisma.TransactionClient) => Promise<Telling<Told> | null>,
): Promise<Told | null> {
  const [from, dueAt] = [Prisma.raw(table), Prisma.raw(column)];
  return ctx.db.prisma.$transaction(async (tx) => {
    const now = ctx.now();
    const due = await tx.$queryRaw<unknown[]>`SELECT 1 FROM ${from} WHERE id = ${id} AND ${dueAt} <= ${now} FOR UPDATE`;
    if (due.length === 0) return null;
    const telling = await read(tx);
    const morning = telling && afterQuietHours(telling.zone, now);
    const isNight = morning !== null && morning.getTime() > now.getTime();
    await tx.$executeRaw`UPDATE ${from} SET ${dueAt} = ${isNight ? morning : null} WHERE id = ${id}`;
    return isNight || telling === null ? null : telling.tell();
  });
}
