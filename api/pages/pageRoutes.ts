import { t } from '@fairtab/domain/language/t';
/** An address of the app. A test compares the table with the client's routes. */
export interface PageRoute {
  readonly path: string;
  /** The screen's folder. The page preloads its code. */
  readonly screen: string;
  /** The description that search engines show below its title. Pages without one are not offered to them. */
  readonly description?: () => string;
}

/** The page on which a card is charged. Its policy lets the processor's script and frames in. */
export const CARD_PATH = '/receipts/:id/card';

/** The page of a username. */
export const NAME_PATH = '/@:name';

/** The page of an evening. */
export const EVENING_PATH = '/evenings/:eveningId';

export const PAGE_ROUTES: readonly PageRoute[] = [
  {
    path: '/',
    screen: 'Home',
    description: () =>
      t(
        'Scan the receipt, tap what you ordered, pay your share. Tax and tip go along with each dish, to the cent. Free, and without an app or an account.',
      ),
  },
  {
    path: '/privacy-policy',
    screen: 'PrivacyPolicy',
    description: () => t('What Fairtab keeps of a bill, where, for how long, and who sees it.'),
  },
  {
    path: '/terms-of-service',
    screen: 'TermsOfService',
    description: () => t('The terms for splitting bills with Fairtab.'),
  },
  {
    path: '/faqs',
    screen: 'Faqs',
    description: () =>
      t('Twelve answers: how a bill is split, how tax and tip are shared, how you pay, what it costs and who sees it.'),
  },
  {
    path: '/pricing',
    screen: 'Pricing',
    description: () => t('Splitting bills is free. What a card costs in Fairtab, with an example and a calculator.'),
  },
  {
    path: '/submit-receipt',
    screen: 'SubmitReceipt',
    description: () => t('Photograph a restaurant bill or type it in, and share one link with the table.'),
  },
  { path: '/signup', screen: 'SignUp' },
  { path: '/login', screen: 'LogIn' },
  { path: '/dashboard', screen: 'Dashboard' },
  { path: '/summary', screen: 'Summary' },
  { path: '/people', screen: 'People' },
  { path: '/receipt-upload', screen: 'ReceiptUpload' },
  { path: '/payment-methods', screen: 'PaymentMethods' },
  { path: '/profile', screen: 'Profile' },
  { path: '/notifications', screen: 'Notifications' },
  { path: '/forgot-password', screen: 'ForgotPassword' },
  { path: '/reset-password', screen: 'ResetPassword' },
  { path: '/verify-email', screen: 'VerifyEmail' },
  { path: '/delete-account', screen: 'DeleteAccount' },
  { path: '/live-receipt/:id', screen: 'LiveReceipt' },
  { path: '/shared-receipts/:id', screen: 'SharedReceipt' },
  { path: '/receipts/:id', screen: 'ReceiptDetail' },
  { path: '/receipts/:id/payment', screen: 'Payment' },
  { path: CARD_PATH, screen: 'CardPayment' },
  { path: NAME_PATH, screen: 'Name' },
  { path: EVENING_PATH, screen: 'Evening' },
];

/** The pages that search engines may list. */
export const LISTED_PAGES = PAGE_ROUTES.filter(({ description }) => description !== undefined);
