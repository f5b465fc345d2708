import { pageSubject } from './pageSubject';
import type { Subject } from './Subject';

const QUICK = { fcp: 1_200, lcp: 1_500, performance: 98 };

export const PAGES: readonly Subject[] = [
  pageSubject({
    name: 'live',
    title: 'live receipt',
    pathOn: async (stage) => `/live-receipt/${await stage.newReceipt()}`,
    isPrivate: true,
    targets: { ...QUICK, lcp: 1_400 },
  }),
  pageSubject({ name: 'home', title: '/', pathOn: () => '/', targets: QUICK }),
  pageSubject({ name: 'home-es', title: '/ in Spanish', pathOn: () => '/', language: 'es', targets: QUICK }),
  pageSubject({ name: 'faqs', title: '/faqs', pathOn: () => '/faqs', targets: QUICK }),
  pageSubject({ name: 'pricing', title: '/pricing', pathOn: () => '/pricing', targets: QUICK }),
  pageSubject({ name: 'privacy', title: '/privacy-policy', pathOn: () => '/privacy-policy', targets: QUICK }),
  pageSubject({ name: 'submit', title: '/submit-receipt', pathOn: () => '/submit-receipt', targets: QUICK }),
  pageSubject({ name: 'login', title: '/login', pathOn: () => '/login', targets: QUICK }),
  pageSubject({
    name: 'dashboard',
    title: '/dashboard, 200 receipts',
    pathOn: () => '/dashboard',
    isSignedIn: true,
    isPrivate: true,
    targets: { fcp: 1_400, lcp: 2_000, performance: 95 },
  }),
];
