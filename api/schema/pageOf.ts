import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import { PAGE_SIZE } from './builder';

/** Which part of a list is read. */
interface Part<Place> {
  readonly after: Place | null;
  readonly before: Place | null;
  readonly isInverted: boolean;
  readonly limit: number;
}

/** One page of a list whose rows have a place in it. A page without rows has no cursors. */
export async function pageOf<Row, Place>({
  args,
  cursorOf,
  placeAt,
  list,
}: {
  args: PothosSchemaTypes.DefaultConnectionArguments;
  cursorOf: (row: Row) => string;
  /** @throws GraphQLError for a text that cursorOf did not make. */
  placeAt: (cursor: string) => Place;
  list: (part: Part<Place>) => Promise<Row[]>;
}) {
  const page = await resolveCursorConnection(
    { args, defaultSize: PAGE_SIZE.default, maxSize: PAGE_SIZE.most, toCursor: cursorOf },
    ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) =>
      list({
        after: after === undefined ? null : placeAt(after),
        before: before === undefined ? null : placeAt(before),
        isInverted: inverted,
        limit,
      }),
  );
  return page.edges.length > 0 ? page : { ...page, pageInfo: { ...page.pageInfo, startCursor: null, endCursor: null } };
}
