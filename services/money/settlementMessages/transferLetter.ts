import { pathOfEvening } from '@fairtab/domain/evenings/pathOfEvening';
import { t } from '@fairtab/domain/language/t';
import { cited, quoted } from '@fairtab/domain/people/quoted';
import { paidMethodLabel, type PaymentMethod } from '@fairtab/domain/waysToPay';
import type { Letter } from '../../messages/mail/letter';
import type { PublicOrigin } from '../../platform/links/PublicOrigin';

/** What a message about a transfer says. */
export interface TransferNews {
  readonly kind: 'owed' | 'reminder' | 'disputed' | 'reported';
  readonly fromName: string;
  readonly toName: string;
  /** For people. */
  readonly amount: string;
  /** How it was paid; null unless it was reported. */
  readonly method: PaymentMethod | null;
  /** The evening that it settles; null when two accounts netted what they owed each other. */
  readonly evening: { readonly id: string; readonly name: string } | null;
}

/** What the payer or the recipient of a transfer is told. Friendly, and never blaming. */
export function transferLetter(
  news: TransferNews,
  { origin, hasAccount }: { origin: PublicOrigin; hasAccount: boolean },
): Letter {
  const { kind, evening } = news;
  // Only an account has the page of its people. A guest pays on the page of the evening.
  const url = hasAccount || !evening ? `${origin}/people` : origin + pathOfEvening(evening.id);
  const greeting = t('Hello {name},', { name: cited(kind === 'reported' ? news.toName : news.fromName) });
  const typed = {
    fromName: quoted(news.fromName),
    toName: quoted(news.toName),
    // The messages have the quotation marks.
    evening: evening && { ...evening, name: cited(evening.name) },
  };
  return { ...wordsOf({ ...news, ...typed }), greeting, action: { label: actionOf(kind), url } };
}

function wordsOf({
  kind,
  fromName,
  toName,
  amount,
  method,
  evening,
}: TransferNews): Pick<Letter, 'subject' | 'paragraphs' | 'closing'> {
  switch (kind) {
    case 'owed':
      return {
        subject: evening
          ? t('“{evening}” is settled: you pay {toName} {amount}', { evening: evening.name, toName, amount })
          : t('You and {toName} are netted: you pay {amount}', { toName, amount }),
        paragraphs: [
          evening
            ? t('what you owed on the receipts of “{evening}” counts as paid. You pay {toName} {amount} instead.', {
                evening: evening.name,
                toName,
                amount,
              })
            : t(
                'what you and {toName} owed each other counts as paid. What is left is {amount}, from you to {toName}.',
                {
                  toName,
                  amount,
                },
              ),
        ],
      };
    case 'reminder':
      return {
        subject: t('{amount} for {toName} is still open', { amount, toName }),
        paragraphs: [
          evening
            ? t('“{evening}” was settled, and your {amount} for {toName} is still open.', {
                evening: evening.name,
                amount,
                toName,
              })
            : t('you and {toName} netted what you owed each other, and your {amount} is still open.', {
                toName,
                amount,
              }),
        ],
        closing: [t('Paid already? Open it and say so, then {toName} knows.', { toName })],
      };
    case 'disputed':
      return {
        subject: t('{toName} did not find your {amount}', { toName, amount }),
        paragraphs: [
          t(
            '{toName} says that your {amount} did not arrive. Most often a payment is only late, or went to another name.',
            {
              toName,
              amount,
            },
          ),
        ],
      };
    case 'reported':
      return {
        subject: t('{fromName} says they paid you {amount}', { fromName, amount }),
        paragraphs: [
          method
            ? t('{fromName} says they paid you {amount}: {way}. Please look whether it arrived.', {
                fromName,
                amount,
                way: paidMethodLabel(method),
              })
            : t('{fromName} says they paid you {amount}. Please look whether it arrived.', { fromName, amount }),
        ],
        closing: [t('If you say nothing for three days, it counts as arrived.')],
      };
  }
}

function actionOf(kind: TransferNews['kind']): string {
  return kind === 'reported' ? t('Say whether it arrived') : t('See how to pay');
}
