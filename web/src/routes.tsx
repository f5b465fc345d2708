import { accountRoute } from './app/routing/accountRoute';
import { plainRoute, queryRoute, screenRoute, type AppRoute } from './app/routing/defineRoute';
import type { RouteParams } from './app/routing/screenTypes';
import type { DashboardScreenQuery } from './screens/Dashboard/__generated__/DashboardScreenQuery.graphql';
import dashboardQuery from './screens/Dashboard/__generated__/DashboardScreenQuery$parameters';
import { receiptsToAskFor } from './screens/Dashboard/receiptsShown';
import type { LiveReceiptScreenQuery } from './screens/LiveReceipt/__generated__/LiveReceiptScreenQuery.graphql';
import liveReceiptQuery from './screens/LiveReceipt/__generated__/LiveReceiptScreenQuery$parameters';
import type { PaymentScreenQuery } from './screens/Payment/__generated__/PaymentScreenQuery.graphql';
import paymentQuery from './screens/Payment/__generated__/PaymentScreenQuery$parameters';
import type { ReceiptDetailScreenQuery } from './screens/ReceiptDetail/__generated__/ReceiptDetailScreenQuery.graphql';
import receiptDetailQuery from './screens/ReceiptDetail/__generated__/ReceiptDetailScreenQuery$parameters';
import type { SharedReceiptScreenQuery } from './screens/SharedReceipt/__generated__/SharedReceiptScreenQuery.graphql';
import sharedReceiptQuery from './screens/SharedReceipt/__generated__/SharedReceiptScreenQuery$parameters';

const idOf = (params: RouteParams): { id: string } => ({ id: params['id'] ?? '' });

/** Left out of the product. */
const developmentRoutes =
  import.meta.env.MODE === 'development'
    ? [plainRoute({ path: '/dev/ui', load: async () => (await import('./screens/DevUi/DevUiScreen')).DevUiScreen })]
    : [];

export const routes: readonly AppRoute[] = [
  ...developmentRoutes,
  plainRoute({ path: '/', load: async () => (await import('./screens/Home/HomeScreen')).HomeScreen }),
  plainRoute({
    path: '/privacy-policy',
    load: async () => (await import('./screens/PrivacyPolicy/PrivacyPolicyScreen')).PrivacyPolicyScreen,
  }),
  plainRoute({
    path: '/terms-of-service',
    load: async () => (await import('./screens/TermsOfService/TermsOfServiceScreen')).TermsOfServiceScreen,
  }),
  plainRoute({ path: '/faqs', load: async () => (await import('./screens/Faqs/FaqsScreen')).FaqsScreen }),
  plainRoute({ path: '/pricing', load: async () => (await import('./screens/Pricing/PricingScreen')).PricingScreen }),
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
  queryRoute<PaymentScreenQuery>({
    path: '/receipts/:id/payment',
    query: paymentQuery,
    variables: idOf,
    load: async () => (await import('./screens/Payment/PaymentScreen')).PaymentScreen,
  }),
  accountRoute<DashboardScreenQuery>({
    path: '/dashboard',
    query: dashboardQuery,
    variables: () => ({ count: receiptsToAskFor() }),
    load: async () => (await import('./screens/Dashboard/DashboardScreen')).DashboardScreen,
  }),
  screenRoute({ path: '/signup', load: async () => (await import('./screens/SignUp/SignUpScreen')).SignUpScreen }),
  screenRoute({ path: '/login', load: async () => (await import('./screens/LogIn/LogInScreen')).LogInScreen }),
  screenRoute({
    path: '/forgot-password',
    load: async () => (await import('./screens/ForgotPassword/ForgotPasswordScreen')).ForgotPasswordScreen,
  }),
];

/** What none of these fits: routes that are loaded only then, and at last the screen that says that there is no such page. */
export const notFoundRoute = plainRoute({ path: '*', load: async () => (await import('./otherRoutes')).loadOther() });
