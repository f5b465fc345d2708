import type { Letter } from '../../mail/writeMail';

interface To {
  readonly username: string;
}

function letter({ subject, paragraphs }: { subject: string; paragraphs: readonly string[] }): Letter {
  return { subject, text: `${paragraphs.join('\n\n')}\n` };
}

export function verificationLetter({ username, link }: To & { link: string }): Letter {
  return letter({
    subject: 'Is this your e-mail address?',
    paragraphs: [
      `Hello ${username},`,
      'this address was entered in your Fairtab profile. Open this link to confirm that it is yours:',
      link,
      'The link works once, for 24 hours. If you did not enter the address, there is nothing to do.',
    ],
  });
}

/** Goes to the address that was verified before, because somebody else may have changed it. */
export function addressChangedLetter({ username }: To): Letter {
  return letter({
    subject: 'Your Fairtab account has another e-mail address now',
    paragraphs: [
      `Hello ${username},`,
      'this address was taken out of your Fairtab profile.',
      'If that was you, there is nothing to do. If not, sign in, change your password and end the other sessions.',
    ],
  });
}

export function deletionLetter({ username, link }: To & { link: string }): Letter {
  return letter({
    subject: 'Delete your Fairtab account?',
    paragraphs: [
      `Hello ${username},`,
      'somebody who is signed in asked to delete your Fairtab account. Open this link to do it:',
      link,
      'The receipts you host, your payment methods and your profile will be gone, and your name disappears from the bills of others. This action cannot be undone.',
      'The link works for an hour. If you want to keep the account, there is nothing to do.',
    ],
  });
}

export function resetLetter({ username, link }: To & { link: string }): Letter {
  return letter({
    subject: 'Choose a new password for Fairtab',
    paragraphs: [
      `Hello ${username},`,
      'somebody asked for a new password for your Fairtab account. Open this link to choose one:',
      link,
      'The link works once, for an hour. If it was not you, there is nothing to do: your password stays as it is.',
    ],
  });
}

/** Sent after a mailed link was used, because somebody else may read the mails too. */
export function passwordResetLetter({ username }: To): Letter {
  return letter({
    subject: 'Your Fairtab account has a new password',
    paragraphs: [
      `Hello ${username},`,
      'a new password was set with a link that we mailed to this address. Everybody was signed out.',
      'If that was you, there is nothing to do. If not, somebody else reads your mail: secure it first, then ask for a new link.',
    ],
  });
}

export function newLoginLetter({ username, device, at }: To & { device: string; at: Date }): Letter {
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return letter({
    subject: 'New login to your Fairtab account',
    paragraphs: [
      `Hello ${username},`,
      `Somebody signed in to your Fairtab account. Device: ${device}. Time: ${time}.`,
      'If it was you, there is nothing to do. If not, sign in, end that session in your profile and change your password.',
      'You can turn these messages off in your profile.',
    ],
  });
}
