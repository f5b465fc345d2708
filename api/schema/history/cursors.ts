import type { Place } from '@fairtab/services/money/history/listReceipts';
import { GraphQLError } from 'graphql';

/** @returns a place in a list of receipts as an opaque text. */
export function cursorOf({ createdAt, id }: Place): string {
  return Buffer.from(`${Date.parse(createdAt)}.${id}`).toString('base64url');
}

/** @throws GraphQLError for a text that cursorOf did not make. */
export function placeAt(cursor: string): Place {
  const [, time, id] =
    /^(\d{1,13})\.([\w-]{22})$/.exec(Buffer.from(cursor.slice(0, 100), 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined)
    throw new GraphQLError('This is not a cursor of this list.', { extensions: { code: 'BAD_REQUEST' } });
  return { createdAt: new Date(Number(time)).toISOString(), id };
}
