import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import { GraphQLError } from 'graphql';
import type { ApiContext } from '../context';
import type PrismaTypes from '../generated/pothos';
import { getDatamodel } from '../generated/pothos';
import { decodeNodeId } from './ids';
import { NodeIds } from './nodeIds';

/** The entries on one page of a connection: when the client asks for no number, and at most. */
export const PAGE_SIZE = { default: 20, most: 100 } as const;

/** The number of ids that one `nodes` may ask for. */
const MOST_NODES = 50;

export const builder = new SchemaBuilder<{
  Context: ApiContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Money: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: Date | string };
  };
}>({
  plugins: [ErrorsPlugin, RelayPlugin, PrismaPlugin, NodeIds],
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
    idFieldOptions: { description: 'An opaque global id, for `node`.' },
    nodeTypeOptions: { description: 'An object that can be loaded by its global id.' },
    nodeQueryOptions: {
      description: 'One object by its global id; null when there is none or the viewer may not see it.',
      args: { id: { description: 'The `id` of the object.' } },
    },
    nodesQueryOptions: {
      description: `Several objects by their global ids, at most ${MOST_NODES}, in the same order; null where there is none.`,
      args: { ids: { description: 'The `id`s of the objects.' } },
      extensions: { listSize: MOST_NODES },
      resolve: (...[, { ids }, , , load]) => {
        if (ids.length > MOST_NODES) throw new GraphQLError(`At most ${MOST_NODES} ids can be asked for at once.`);
        return load(ids);
      },
    },
    mutationInputArgOptions: { description: 'The input of the mutation.' },
    defaultConnectionTypeOptions: { description: 'One page of a list that may be long.' },
    defaultEdgeTypeOptions: { description: 'One entry of such a list.' },
    pageInfoTypeOptions: { description: 'The position of a page in the whole list.' },
    hasNextPageFieldOptions: { description: 'Whether there are entries after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are entries before this page.' },
    startCursorFieldOptions: { description: 'The cursor of the first edge; null for an empty page.' },
    endCursorFieldOptions: { description: 'The cursor of the last edge; null for an empty page.' },
    pageInfoFieldOptions: { description: 'The position of this page in the whole list.' },
    edgesFieldOptions: { description: 'The entries of this page.', nullable: { list: false, items: false } },
    cursorFieldOptions: { description: 'The position of this entry, for `after` and `before`.' },
    nodeFieldOptions: { description: 'The object of this entry.', nullable: false },
    firstArgOptions: { description: `The number of entries to take from the start, at most ${PAGE_SIZE.most}.` },
    lastArgOptions: { description: `The number of entries to take from the end, at most ${PAGE_SIZE.most}.` },
    afterArgOptions: { description: 'Take only entries after this cursor.' },
    beforeArgOptions: { description: 'Take only entries before this cursor.' },
  },
});

builder.queryType({
  description: 'Queries. They change nothing, and never show a viewer anything that it may not see.',
});
builder.mutationType({
  description:
    'Mutations. Each answers a union: the payload with the changed objects, or one of the listed errors, which have a message to show to people.',
});
builder.subscriptionType({
  description: 'Events that are pushed as they happen, over WebSocket (graphql-transport-ws) or SSE.',
});
