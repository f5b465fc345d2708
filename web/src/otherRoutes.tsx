import { nameInPath } from '@fairtab/domain/people/names';
import { useLocation } from 'react-router-dom';
import { accountRoute } from './app/routing/accountRoute';
import { plainRoute, queryRoute, screenRoute, type AppRoute } from './app/routing/defineRoute';
import { findRoute, type FoundRoute } from './app/routing/findRoute';
import type { SummaryScreenQuery } from './screens/Summary/__generated__/SummaryScreenQuery.graphql';
import summaryQuery from './screens/Summary/__generated__/SummaryScreenQuery$parameters';
import type { PeopleScreenQuery } from './screens/People/__generated__/PeopleScreenQuery.graphql';
import peopleQuery from './screens/People/__generated__/PeopleScreenQuery$parameters';
import type { ReceiptUploadScreenQuery } from './screens/ReceiptUpload/__generated__/ReceiptUploadScreenQuery.graphql';
import receiptUploadQuery from './screens/ReceiptUpload/__generated__/ReceiptUploadScreenQuery$parameters';
import type { PaymentMethodsScreenQuery } from './screens/PaymentMethods/__generated__/PaymentMethodsScreenQuery.graphql';
import paymentMethodsQuery from './screens/PaymentMethods/__generated__/PaymentMethodsScreenQuery$parameters';
import type { ProfileScreenQuery } from './screens/Profile/__generated__/ProfileScreenQuery.graphql';
import profileQuery from './screens/Profile/__generated__/ProfileScreenQuery$parameters';
import type { NotificationsScreenQuery } from './screens/Notifications/__generated__/NotificationsScreenQuery.graphql';
import notificationsQuery from './screens/Notifications/__generated__/NotificationsScreenQuery$parameters';
import type { EveningScreenQuery } from './screens/Evening/__generated__/EveningScreenQuery.graphql';
import eveningQuery from './screens/Evening/__generated__/EveningScreenQuery$parameters';
import type { NameScreenQuery } from './screens/Name/__generated__/NameScreenQuery.graphql';
import type { CardPaymentScreenQuery } from './screens/CardPayment/__generated__/CardPaymentScreenQuery.graphql';
import cardPaymentQuery from './screens/CardPayment/__generated__/CardPaymentScreenQuery$parameters';
import nameQuery from './screens/Name/__generated__/NameScreenQuery$parameters';

const nameRoute = queryRoute<NameScreenQuery>({
  path: '/@:name',
  query: nameQuery,
  variables: ({ name = '' }) => ({ username: name }),
  load: async () => (await import('./screens/Name/NameScreen')).NameScreen,
});

/** It has a policy of its own, for the processor of card payments, so it is opened by a load of its own and not from another page. */
const cardRoute = queryRoute<CardPaymentScreenQuery>({
  path: '/receipts/:id/card',
  query: cardPaymentQuery,
  variables: ({ id = '' }) => ({ id }),
  load: async () => (await import('./screens/CardPayment/CardPaymentScreen')).CardPaymentScreen,
});

/** Routes that a path finds: what mailed links lead to, and what an account opens by its menu. */
const pathRoutes: readonly AppRoute[] = [
  accountRoute<SummaryScreenQuery>({
    path: '/summary',
    query: summaryQuery,
    variables: () => ({}),
    load: async () => (await import('./screens/Summary/SummaryScreen')).SummaryScreen,
  }),
  accountRoute<PeopleScreenQuery>({
    path: '/people',
    query: peopleQuery,
    variables: () => ({}),
    load: async () => (await import('./screens/People/PeopleScreen')).PeopleScreen,
  }),
  accountRoute<ReceiptUploadScreenQuery>({
    path: '/receipt-upload',
    query: receiptUploadQuery,
    variables: () => ({}),
    load: async () => (await import('./screens/ReceiptUpload/ReceiptUploadScreen')).ReceiptUploadScreen,
  }),
  accountRoute<PaymentMethodsScreenQuery>({
    path: '/payment-methods',
    query: paymentMethodsQuery,
    variables: () => ({}),
    load: async () => (await import('./screens/PaymentMethods/PaymentMethodsScreen')).PaymentMethodsScreen,
  }),
  accountRoute<ProfileScreenQuery>({
    path: '/profile',
    query: profileQuery,
    variables: () => ({}),
    load: async () => (await import('./screens/Profile/ProfileScreen')).ProfileScreen,
  }),
  accountRoute<NotificationsScreenQuery>({
    path: '/notifications',
    query: notificationsQuery,
    variables: () => ({}),
    load: async () => (await import('./screens/Notifications/NotificationsScreen')).NotificationsScreen,
  }),
  cardRoute,
  queryRoute<EveningScreenQuery>({
    path: '/evenings/:eveningId',
    query: eveningQuery,
    variables: ({ eveningId = '' }) => ({ id: eveningId }),
    load: async () => (await import('./screens/Evening/EveningScreen')).EveningScreen,
  }),
  screenRoute({
    path: '/reset-password',
    load: async () => (await import('./screens/ResetPassword/ResetPasswordScreen')).ResetPasswordScreen,
  }),
  screenRoute({
    path: '/verify-email',
    load: async () => (await import('./screens/VerifyEmail/VerifyEmailScreen')).VerifyEmailScreen,
  }),
  screenRoute({
    path: '/delete-account',
    load: async () => (await import('./screens/DeleteAccount/DeleteAccountScreen')).DeleteAccountScreen,
  }),
];

const nowhere = plainRoute({
  path: '*',
  load: async () => (await import('./screens/NotFound/NotFoundScreen')).NotFoundScreen,
});

/** Routes that nobody needs at a table. They are loaded when no other route fits the address, so that a table's page has nothing of them. */
export const otherRoutes: readonly AppRoute[] = [nameRoute, ...pathRoutes];

/** The route of an address that none of `routes` fits. */
export function findOther(pathname: string): FoundRoute {
  const name = nameInPath(pathname);
  return name === null
    ? findRoute({ pathname, routes: pathRoutes, notFound: nowhere })
    : { route: nameRoute, params: { name } };
}

/** Loads what the current address shows; on the server, whose code is one file, what any address may show. */
export async function loadOther() {
  const routes = import.meta.env.SSR ? [...otherRoutes, nowhere] : [findOther(location.pathname).route];
  await Promise.all(routes.map((route) => route.load()));
  return OtherScreen;
}

function OtherScreen() {
  const { pathname } = useLocation();
  const { route, params } = findOther(pathname);
  return <route.View params={params} />;
}
