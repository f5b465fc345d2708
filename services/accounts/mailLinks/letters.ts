import { t } from '@fairtab/domain/language/t';
import type { Letter } from '../../messages/mail/letter';

interface To {
  readonly username: string;
}

/** Has no name of anybody, because nobody knows yet whose address it is. */
export function verificationLetter({ link }: { link: string }): Letter {
  return {
    subject: t('Is this your e-mail address?'),
    greeting: t('Hello,'),
    paragraphs: [t('this address was entered in a Fairtab profile. Is it yours?')],
    action: { label: t('Confirm the address'), url: link },
    closing: [t('The link works once, for 24 hours. If you did not enter the address, there is nothing to do.')],
  };
}

/** Goes to the address that was verified before, because somebody else may have changed it. */
export function addressChangedLetter({ username }: To): Letter {
  return {
    subject: t('Your Fairtab account has another e-mail address now'),
    greeting: t('Hello {username},', { username }),
    paragraphs: [
      t('this address was taken out of your Fairtab profile.'),
      t('If that was you, there is nothing to do. If not, sign in, change your password and end the other sessions.'),
    ],
  };
}

export function deletionLetter({ username, link }: To & { link: string }): Letter {
  return {
    subject: t('Delete your Fairtab account?'),
    greeting: t('Hello {username},', { username }),
    paragraphs: [t('somebody who is signed in asked to delete your Fairtab account.')],
    action: { label: t('Delete the account'), url: link },
    closing: [
      t(
        'The receipts you host, your payment methods and your profile will be gone, and your name disappears from the bills of others. This action cannot be undone.',
      ),
      t('The link works for an hour. If you want to keep the account, there is nothing to do.'),
    ],
  };
}

export function resetLetter({ username, link }: To & { link: string }): Letter {
  return {
    subject: t('Choose a new password for Fairtab'),
    greeting: t('Hello {username},', { username }),
    paragraphs: [t('somebody asked for a new password for your Fairtab account.')],
    action: { label: t('Choose a new password'), url: link },
    closing: [
      t('The link works once, for an hour. If it was not you, there is nothing to do: your password stays as it is.'),
    ],
  };
}

/** Sent after a mailed link was used, because somebody else may read the mails too. */
export function passwordResetLetter({ username }: To): Letter {
  return {
    subject: t('Your Fairtab account has a new password'),
    greeting: t('Hello {username},', { username }),
    paragraphs: [
      t(
        'a new password was set with a link that we mailed to this address. Everybody was signed out, and passkeys were removed.',
      ),
      t(
        'If that was you, there is nothing to do. If not, somebody else reads your mail: secure it first, then ask for a new link.',
      ),
    ],
  };
}

export function newLoginLetter({ username, device, at }: To & { device: string; at: Date }): Letter {
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    subject: t('New login to your Fairtab account'),
    greeting: t('Hello {username},', { username }),
    paragraphs: [
      t('Somebody signed in to your Fairtab account. Device: {device}. Time: {time}.', { device, time }),
      t(
        'If it was you, there is nothing to do. If not, sign in, end that session in your profile and change your password.',
      ),
      t('You can turn these messages off in your profile.'),
    ],
  };
}

/** Sent when somebody who was signed in changed how the account is protected. */
export function securityLetter({ username, what }: To & { what: keyof typeof SECURITY }): Letter {
  return {
    subject: SECURITY[what](),
    greeting: t('Hello {username},', { username }),
    paragraphs: [
      `${SECURITY[what]()}.`,
      t(
        'If that was you, there is nothing to do. If not, ask for a new password at once: that signs everybody out and removes all passkeys.',
      ),
    ],
  };
}

const SECURITY = {
  passwordChanged: () => t('The password of your Fairtab account was changed'),
  secondFactorOn: () => t('The second factor of your Fairtab account was turned on'),
  secondFactorOff: () => t('The second factor of your Fairtab account was turned off'),
  recoveryCodesRenewed: () => t('New recovery codes were made for your Fairtab account'),
  passkeyAdded: () => t('A passkey was added to your Fairtab account'),
  passkeyRemoved: () => t('A passkey was removed from your Fairtab account'),
  accessTokenCreated: () => t('An access token was made for your Fairtab account'),
  webhookAdded: () => t('A webhook was added to your Fairtab account'),
} as const;
