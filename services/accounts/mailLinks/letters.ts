import type { Letter } from '../../mail/letter';

interface To {
  readonly username: string;
}

export function verificationLetter({ username, link }: To & { link: string }): Letter {
  return {
    subject: 'Is this your e-mail address?',
    greeting: `Hello ${username},`,
    paragraphs: ['this address was entered in your Fairtab profile. Is it yours?'],
    action: { label: 'Confirm the address', url: link },
    closing: ['The link works once, for 24 hours. If you did not enter the address, there is nothing to do.'],
  };
}

/** Goes to the address that was verified before, because somebody else may have changed it. */
export function addressChangedLetter({ username }: To): Letter {
  return {
    subject: 'Your Fairtab account has another e-mail address now',
    greeting: `Hello ${username},`,
    paragraphs: [
      'this address was taken out of your Fairtab profile.',
      'If that was you, there is nothing to do. If not, sign in, change your password and end the other sessions.',
    ],
  };
}

export function deletionLetter({ username, link }: To & { link: string }): Letter {
  return {
    subject: 'Delete your Fairtab account?',
    greeting: `Hello ${username},`,
    paragraphs: ['somebody who is signed in asked to delete your Fairtab account.'],
    action: { label: 'Delete the account', url: link },
    closing: [
      'The receipts you host, your payment methods and your profile will be gone, and your name disappears from the bills of others. This action cannot be undone.',
      'The link works for an hour. If you want to keep the account, there is nothing to do.',
    ],
  };
}

export function resetLetter({ username, link }: To & { link: string }): Letter {
  return {
    subject: 'Choose a new password for Fairtab',
    greeting: `Hello ${username},`,
    paragraphs: ['somebody asked for a new password for your Fairtab account.'],
    action: { label: 'Choose a new password', url: link },
    closing: [
      'The link works once, for an hour. If it was not you, there is nothing to do: your password stays as it is.',
    ],
  };
}

/** Sent after a mailed link was used, because somebody else may read the mails too. */
export function passwordResetLetter({ username }: To): Letter {
  return {
    subject: 'Your Fairtab account has a new password',
    greeting: `Hello ${username},`,
    paragraphs: [
      'a new password was set with a link that we mailed to this address. Everybody was signed out, and passkeys were removed.',
      'If that was you, there is nothing to do. If not, somebody else reads your mail: secure it first, then ask for a new link.',
    ],
  };
}

export function newLoginLetter({ username, device, at }: To & { device: string; at: Date }): Letter {
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    subject: 'New login to your Fairtab account',
    greeting: `Hello ${username},`,
    paragraphs: [
      `Somebody signed in to your Fairtab account. Device: ${device}. Time: ${time}.`,
      'If it was you, there is nothing to do. If not, sign in, end that session in your profile and change your password.',
      'You can turn these messages off in your profile.',
    ],
  };
}

/** Sent when somebody who was signed in changed how the account is protected. */
export function securityLetter({ username, what }: To & { what: keyof typeof SECURITY }): Letter {
  return {
    subject: SECURITY[what],
    greeting: `Hello ${username},`,
    paragraphs: [
      `${SECURITY[what]}.`,
      'If that was you, there is nothing to do. If not, ask for a new password at once: that signs everybody out and removes all passkeys.',
    ],
  };
}

const SECURITY = {
  passwordChanged: 'The password of your Fairtab account was changed',
  secondFactorOn: 'The second factor of your Fairtab account was turned on',
  secondFactorOff: 'The second factor of your Fairtab account was turned off',
  recoveryCodesRenewed: 'New recovery codes were made for your Fairtab account',
  passkeyAdded: 'A passkey was added to your Fairtab account',
  passkeyRemoved: 'A passkey was removed from your Fairtab account',
} as const;
