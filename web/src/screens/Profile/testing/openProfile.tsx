import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { closePhones, openPhone } from '../../../testing/openPhone';
import { endSession, startSession } from '../../../network/session/session';
import query, { type ProfileScreenQuery } from '../__generated__/ProfileScreenQuery.graphql';
import { ProfileScreen } from '../ProfileScreen';

export const HERE = { id: 's1', device: 'Chrome on Android', isCurrent: true, lastSeenAt: '2026-11-20T20:00:00Z' };

export const ANA = {
  __typename: 'User',
  id: 'User:ana',
  username: 'ana',
  firstName: 'Ana',
  lastName: '',
  email: 'ana@example.com',
  isEmailVerified: true,
  phone: null,
  photo: null,
  isTwoFactorOn: false,
  recoveryCodesLeft: 0,
  hasLoginNotifications: false,
  paymentMethods: [],
  sessions: [HERE],
  passkeys: [],
};

/** Ana's profile on her phone. */
export async function openProfile(changed: object = {}) {
  startSession('secret');
  const phone = openPhone();
  const queryRef = loadQuery<ProfileScreenQuery>(phone.environment, query, {});
  phone.show(
    <Suspense>
      <ProfileScreen queryRef={queryRef} params={{}} />
    </Suspense>,
  );
  await phone.answer('ProfileScreenQuery', { viewer: { ...ANA, ...changed } });
  return { ...phone, user: userEvent.setup() };
}

export function closeProfile(): void {
  closePhones();
  endSession();
}
