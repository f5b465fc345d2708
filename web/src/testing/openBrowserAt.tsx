import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { GivenEnvironment, SessionEnvironment } from '../network/relay/SessionEnvironment';
import { manualEnvironment } from './manualEnvironment';
import { closePhones } from './openPhone';
import { setToastShower, type ToastMessage } from '../ui/toasts/toast';
import { endSession, startSession } from '../network/session/session';

/** An account as GraphQL shows it to its owner. */
export const ANA = {
  id: 'ana',
  username: 'ana',
  email: 'ana@example.com',
  isEmailVerified: true,
  phone: null,
  notificationPreferences: {
    emailReceipts: true,
    emailPayments: true,
    emailReminders: false,
    emailMarketing: false,
    pushReceipts: true,
    pushPayments: true,
    pushReminders: true,
    pushMessages: false,
    pushDetails: false,
    smsPayments: false,
    smsReminders: false,
    digestFrequency: 'DAILY',
  },
};

/** A browser at an address, signed in or not. The test answers its requests. */
export function openBrowserAt(
  path: string,
  { isSignedIn = false, state }: { isSignedIn?: boolean; state?: object } = {},
) {
  if (isSignedIn) startSession('secret');
  else endSession();
  const server = manualEnvironment();
  const toasts: ToastMessage[] = [];
  setToastShower((message) => toasts.push(message));
  let address = path;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const [pathname = '/', search = ''] = path.split(/(?=\?)/);
  const show = (screen: ReactNode) =>
    render(
      <GivenEnvironment value={server.environment}>
        <SessionEnvironment>
          <MemoryRouter initialEntries={[{ pathname, search, state }]}>
            <Address />
            {screen}
          </MemoryRouter>
        </SessionEnvironment>
      </GivenEnvironment>,
    );
  return { ...server, toasts, show, address: () => address };
}

export function closeBrowsers(): void {
  closePhones();
  endSession();
}
