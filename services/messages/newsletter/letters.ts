import { t } from '@fairtab/domain/language/t';
import type { Letter } from '../mail/letter';

export function confirmationLetter({
  link,
  isBusinessEarlyAccess,
}: {
  link: string;
  isBusinessEarlyAccess: boolean;
}): Letter {
  return {
    subject: t('Do you want the Fairtab newsletter?'),
    greeting: t('Hello,'),
    paragraphs: [
      isBusinessEarlyAccess
        ? t(
            'somebody asked for the newsletter of Fairtab, and early access for businesses with this address. Was it you?',
          )
        : t('somebody asked for the newsletter of Fairtab with this address. Was it you?'),
    ],
    action: { label: t('Yes, confirm it'), url: link },
    closing: [
      t(
        'The link works for 7 days. If it was not you, there is nothing to do: without it this address is not on the list.',
      ),
    ],
  };
}

export function welcomeLetter({ unsubscribeUrl }: { unsubscribeUrl: string }): Letter {
  return {
    subject: t('You are on the list'),
    greeting: t('Hello,'),
    paragraphs: [t('from now on you hear from us when there is something new in Fairtab. That will not be often.')],
    unsubscribe: { label: t('No more newsletters'), url: unsubscribeUrl },
  };
}
