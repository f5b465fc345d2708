import { pathOfEvening } from '@fairtab/domain/evenings/pathOfEvening';
import { t } from '@fairtab/domain/language/t';
import { cited, quoted } from '@fairtab/domain/people/quoted';
import { displayMoney, type Cents, type Currency } from '@fairtab/domain/money';
import type { Letter } from '../../messages/mail/letter';
import type { PublicOrigin } from '../../platform/links/PublicOrigin';

/** What an account is told that another one asks to net. Amounts are in cents. */
export function nettingProposalLetter({
  origin,
  name,
  otherName,
  owedCents,
  owesCents,
  currency,
}: {
  origin: PublicOrigin;
  name: string;
  otherName: string;
  /** What the other one owes the reader. */
  owedCents: Cents;
  owesCents: Cents;
  currency: Currency;
}): Letter {
  const yours = displayMoney(owesCents, currency);
  const theirs = displayMoney(owedCents, currency);
  const amount = displayMoney(Math.abs(owedCents - owesCents), currency);
  return {
    subject: t('{name} asks you to net what you owe each other', { name: quoted(otherName) }),
    greeting: t('Hello {name},', { name: cited(name) }),
    paragraphs: [
      t('you owe {name} {yours}, and {name} owes you {theirs}. When you agree, all of that counts as paid.', {
        name: quoted(otherName),
        yours,
        theirs,
      }),
      owedCents === owesCents
        ? t('Nobody pays anything then.')
        : owedCents > owesCents
          ? t('{name} pays you {amount} then.', { name: quoted(otherName), amount })
          : t('You pay {name} {amount} then.', { name: quoted(otherName), amount }),
    ],
    action: { label: t('Agree, or decline'), url: `${origin}/people` },
  };
}

/** What a host is told that somebody proposes to settle an evening. */
export function eveningProposalLetter({
  origin,
  name,
  proposerName,
  evening,
}: {
  origin: PublicOrigin;
  name: string;
  /** Null for somebody who is in the evening no more. */
  proposerName: string | null;
  evening: { readonly id: string; readonly name: string };
}): Letter {
  const proposer = proposerName === null ? t('Somebody') : quoted(proposerName);
  return {
    subject: t('{name} proposes to settle “{evening}”', { name: proposer, evening: cited(evening.name) }),
    greeting: t('Hello {name},', { name: cited(name) }),
    paragraphs: [
      t(
        '{name} proposes to settle “{evening}” with the fewest payments. It waits for you, because others than your own diners may pay you then.',
        { name: proposer, evening: cited(evening.name) },
      ),
    ],
    action: { label: t('Agree, or decline'), url: origin + pathOfEvening(evening.id) },
  };
}
