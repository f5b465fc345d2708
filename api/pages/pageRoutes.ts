/** An address of the app, and what the server prepares for it. A test compares the table with the client's routes. */
export interface PageRoute {
  readonly path: string;
  /** The name of the screen's query. Its answer is sent inside the page; its only variable is the receipt's id. */
  readonly query?: string;
  /** The screen's folder. The page preloads its code. */
  readonly screen: string;
}

export const PAGE_ROUTES: readonly PageRoute[] = [
  { path: '/', screen: 'Home' },
  { path: '/submit-receipt', screen: 'SubmitReceipt' },
  { path: '/signup', screen: 'SignUp' },
  { path: '/login', screen: 'LogIn' },
  { path: '/dashboard', screen: 'Dashboard' },
  { path: '/receipt-upload', screen: 'ReceiptUpload' },
  { path: '/payment-methods', screen: 'PaymentMethods' },
  { path: '/profile', screen: 'Profile' },
  { path: '/notifications', screen: 'Notifications' },
  { path: '/forgot-password', screen: 'ForgotPassword' },
  { path: '/reset-password', screen: 'ResetPassword' },
  { path: '/verify-email', screen: 'VerifyEmail' },
  { path: '/delete-account', screen: 'DeleteAccount' },
  { path: '/live-receipt/:id', query: 'LiveReceiptScreenQuery', screen: 'LiveReceipt' },
  { path: '/shared-receipts/:id', query: 'SharedReceiptScreenQuery', screen: 'SharedReceipt' },
  { path: '/receipts/:id', query: 'ReceiptDetailScreenQuery', screen: 'ReceiptDetail' },
  { path: '/receipts/:id/payment', query: 'PaymentScreenQuery', screen: 'Payment' },
];
