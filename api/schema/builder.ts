import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import { GraphQLError } from 'graphql';
import type { Cents } from '@fairtab/domain/money';
import type { ApiContext } from '../context';
import type PrismaTypes from '../generated/pothos';
import { getDatamodel } from '../generated/pothos';
import { decodeNodeId } from './ids';

/** Rows of one page of a connection when the client names no number, and the most it may ask for. */
export const PAGE_SIZE = { default: 20, most: 100 } as const;

/** How many ids one `nodes` may ask for; more are a list the client should page. */
const MOST_NODES = 50;

export const builder = new SchemaBuilder<{
  Context: ApiContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Money: { Input: string; Output: Cents };
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: Date | string };
  };
}>({
  plugins: [ErrorsPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  errors: { directResult: true },
  prisma: {
    client: (ctx) => ctx.db.prisma,
    dmmf: getDatamodel(),
    maxConnectionSize: PAGE_SIZE.most,
    defaultConnectionSize: PAGE_SIZE.default,
  },
  relay: {
    clientMutationId: 'omit',
    decodeGlobalID: decodeNodeId,
    idFieldOptions: { description: 'Opaque and the same everywhere: what `node` takes.' },
    nodeTypeOptions: { description: 'Anything that can be loaded by its id alone.' },
    nodeQueryOptions: {
      description: 'One thing by its id; null when there is none or the viewer may not see it.',
      args: { id: { description: 'The `id` of the thing.' } },
    },
    nodesQueryOptions: {
      description: `Several things by their ids, at most ${MOST_NODES}, in the same order; null where there is none.`,
      args: { ids: { description: 'The `id`s of the things.' } },
      extensions: { listSize: MOST_NODES },
      resolve: (...[, { ids }, , , load]) => {
        if (ids.length > MOST_NODES) throw new GraphQLError(`At most ${MOST_NODES} ids can be asked for at once.`);
        return load(ids);
      },
    },
    mutationInputArgOptions: { description: 'What the mutation takes.' },
    defaultConnectionTypeOptions: { description: 'One page of a list that may be long.' },
    defaultEdgeTypeOptions: { description: 'One place in such a list.' },
    pageInfoTypeOptions: { description: 'Where a page of a connection lies in the whole.' },
    hasNextPageFieldOptions: { description: 'Whether there is more after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there is more before this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first edge; null for an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last edge; null for an empty page.' },
    pageInfoFieldOptions: { description: 'Where this page lies in the whole.' },
    edgesFieldOptions: { description: 'The page.', nullable: { list: false, items: false } },
    cursorFieldOptions: { description: 'Names this place, for `after` and `before`.' },
    nodeFieldOptions: { description: 'What is at this place.', nullable: false },
    firstArgOptions: { description: `Take this many from the start; at most ${PAGE_SIZE.most}.` },
    lastArgOptions: { description: `Take this many from the end; at most ${PAGE_SIZE.most}.` },
    afterArgOptions: { description: 'Start behind this cursor.' },
    beforeArgOptions: { description: 'Stop ahead of this cursor.' },
  },
});

builder.queryType({ description: 'Reads. They have no effect, and never answer with what the viewer may not see.' });
builder.mutationType({
  description:
    'What people do. Each answers a union: the payload with what changed, or one of the listed errors, each with a message for people.',
});
builder.subscriptionType({
  description: 'What is pushed as it happens, over WebSocket (graphql-transport-ws) or SSE.',
});
