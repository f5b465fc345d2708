import { queryRoute, screenRoute, type AppRoute } from './routing/defineRoute';
import type { RouteParams } from './routing/screenTypes';
import type { LiveReceiptScreenQuery } from './screens/LiveReceipt/__generated__/LiveReceiptScreenQuery.graphql';
import liveReceiptQuery from './screens/LiveReceipt/__generated__/LiveReceiptScreenQuery$parameters';
import type { ReceiptDetailScreenQuery } from './screens/ReceiptDetail/__generated__/ReceiptDetailScreenQuery.graphql';
import receiptDetailQuery from './screens/ReceiptDetail/__generated__/ReceiptDetailScreenQuery$parameters';
import type { SharedReceiptScreenQuery } from './screens/SharedReceipt/__generated__/SharedReceiptScreenQuery.graphql';
import sharedReceiptQuery from './screens/SharedReceipt/__generated__/SharedReceiptScreenQuery$parameters';

const idOf = (params: RouteParams): { id: string } => ({ id: params['id'] ?? '' });

export const routes: readonly AppRoute[] = [
  screenRoute({ path: '/', load: async () => (await import('./screens/Home/HomeScreen')).HomeScreen }),
  screenRoute({
    path: '/submit-receipt',
    load: async () => (await import('./screens/SubmitReceipt/SubmitReceiptScreen')).SubmitReceiptScreen,
  }),
  queryRoute<LiveReceiptScreenQuery>({
    path: '/live-receipt/:id',
    query: liveReceiptQuery,
    variables: idOf,
    load: async () => (await import('./screens/LiveReceipt/LiveReceiptScreen')).LiveReceiptScreen,
  }),
  queryRoute<SharedReceiptScreenQuery>({
    path: '/shared-receipts/:id',
    query: sharedReceiptQuery,
    variables: idOf,
    load: async () => (await import('./screens/SharedReceipt/SharedReceiptScreen')).SharedReceiptScreen,
  }),
  queryRoute<ReceiptDetailScreenQuery>({
    path: '/receipts/:id',
    query: receiptDetailQuery,
    variables: idOf,
    load: async () => (await import('./screens/ReceiptDetail/ReceiptDetailScreen')).ReceiptDetailScreen,
  }),
];

export const notFoundRoute = screenRoute({
  path: '*',
  load: async () => (await import('./screens/NotFound/NotFoundScreen')).NotFoundScreen,
});
