import type { Letter } from '../mail/letter';

export function confirmationLetter({
  link,
  isBusinessEarlyAccess,
}: {
  link: string;
  isBusinessEarlyAccess: boolean;
}): Letter {
  const what = isBusinessEarlyAccess
    ? 'the newsletter of Fairtab, and early access for businesses'
    : 'the newsletter of Fairtab';
  return {
    subject: 'Do you want the Fairtab newsletter?',
    greeting: 'Hello,',
    paragraphs: [`somebody asked for ${what} with this address. Was it you?`],
    action: { label: 'Yes, confirm it', url: link },
    closing: [
      'The link works for 7 days. If it was not you, there is nothing to do: without it this address is not on the list.',
    ],
  };
}

export function welcomeLetter({ unsubscribeUrl }: { unsubscribeUrl: string }): Letter {
  return {
    subject: 'You are on the list',
    greeting: 'Hello,',
    paragraphs: ['from now on you hear from us when there is something new in Fairtab. That will not be often.'],
    unsubscribe: { label: 'No more newsletters', url: unsubscribeUrl },
  };
}
