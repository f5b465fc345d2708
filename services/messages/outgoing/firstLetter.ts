import { dateFormat } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents, type Currency } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import type { Letter } from '../mail/letter';
import { unsubscribeUrl } from '../mail/unsubscribeTokens';
import { openingUrl } from './openingTokens';

/** What a first message is about: numbers and a date, and nothing that anybody typed as text. */
export type FirstAbout =
  | {
      readonly kind: 'dishes';
      readonly amountCents: Cents;
      readonly currency: Currency;
      readonly dishes: number;
      /** The date of the receipt, at midnight in UTC. */
      readonly date: Date;
    }
  | { readonly kind: 'transfer'; readonly amountCents: Cents; readonly currency: Currency }
  | { readonly kind: 'removal'; readonly date: Date };

/**
 * What somebody gets at an address that nobody has proven: our own words only, the way to the table on our own origin, and the way to
 * end such messages. No name, no restaurant, no dish, no handle, and no way to pay (docs/product/notifications.md).
 */
export function firstLetter(
  ctx: Pick<ServiceContext, 'sealer' | 'origin'>,
  {
    about,
    receiptId,
    guestId,
    address,
    path,
  }: { about: FirstAbout; receiptId: string; guestId: string; address: string; path: string },
): Letter {
  return {
    ...wordsOf(about),
    greeting: t('Hello,'),
    action: { label: t('See what it is'), url: openingUrl(ctx, { receiptId, guestId, address, path }) },
    closing: [
      t(
        'This address was entered with a bill on Fairtab, and nobody has shown yet that it is theirs. So this message has no names.',
      ),
      t('If you do not know of a bill, ignore this message, or end such messages with the link below.'),
    ],
    unsubscribe: { label: t('Never write to this address again'), url: unsubscribeUrl(ctx, { address }) },
  };
}

function wordsOf(about: FirstAbout): Pick<Letter, 'subject' | 'paragraphs'> {
  switch (about.kind) {
    case 'dishes': {
      const amount = displayMoney(about.amountCents, about.currency);
      const date = dayOf(about.date);
      return {
        subject: t('{amount} of a shared bill of {date} is still open', { amount, date }),
        paragraphs: [
          t(
            'somebody left this address with a bill of {date}. {amount} is still open there, for {dishes, plural, one {one dish} other {# dishes}}.',
            { date, amount, dishes: about.dishes },
          ),
        ],
      };
    }
    case 'transfer': {
      const amount = displayMoney(about.amountCents, about.currency);
      return {
        subject: t('News of {amount} from shared bills', { amount }),
        paragraphs: [
          t('there is news of {amount} between two people who shared bills, one of them with this address.', {
            amount,
          }),
        ],
      };
    }
    case 'removal': {
      const date = dayOf(about.date);
      return {
        subject: t('A shared bill of {date} will be removed in a week', { date }),
        paragraphs: [
          t(
            'this address was left on a bill of {date}. Bills that nobody changes any more are removed, together with the addresses on them.',
            {
              date,
            },
          ),
        ],
      };
    }
  }
}

const dayOf = (date: Date): string => dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })(date);
