import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { payLink } from '@fairtab/domain/paying/payLinks';
import { cited, quoted } from '@fairtab/domain/people/quoted';
import { takes, WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import type { Letter, LetterLink } from '../../messages/mail/letter';
import type { OpenDebt } from './readDebt';
import type { PublicOrigin } from '../../platform/links/PublicOrigin';

/** What a diner is told. Friendly, and never blaming: most people just forgot (docs/product/notifications.md). */
export function reminderLetter({
  open,
  origin,
  receiptId,
}: {
  open: OpenDebt;
  origin: PublicOrigin;
  receiptId: string;
}): Letter {
  const { names, amountCents, currency, items, userId } = open;
  const [restaurantName, hostName] = [quoted(open.restaurantName), quoted(open.hostName)];
  const amount = displayMoney(amountCents, currency);
  return {
    subject: t('{amount} for {restaurantName} is still open', { amount, restaurantName }),
    greeting: t('Hello {names},', { names: listOf(names.map(cited)) }),
    paragraphs: [
      t('thanks for sharing the bill of {restaurantName} with {hostName}. Your part of {amount} is still open.', {
        restaurantName,
        hostName,
        amount,
      }),
    ],
    rows: items.map(({ name, amountCents: cents }) => ({ label: cited(name), amount: displayMoney(cents, currency) })),
    // Only an account has a page of its own for paying. A guest pays on the table's page.
    action: {
      label: t('See and pay your part'),
      url: userId !== null ? `${origin}/receipts/${receiptId}/payment` : `${origin}/live-receipt/${receiptId}`,
    },
    otherLinks: payLinks(open),
    closing: [
      ...waysWithoutLink(open),
      t(
        'Paid already? Open your part and say so, then {hostName} knows. If something is not right, just tell {hostName}.',
        { hostName },
      ),
    ],
  };
}

function payLinks({ payTo, amountCents, currency, restaurantName }: OpenDebt): LetterLink[] {
  return payTo.flatMap(({ method, handle }) => {
    const url = payLink({ method, handle, amountCents, currency, note: restaurantName });
    return url === null ? [] : [{ label: t('Pay with {app}', { app: WAYS_TO_PAY[method].label }), url }];
  });
}

/** Only which: a handle is what somebody typed, and is copied from the page. */
function waysWithoutLink({ payTo, amountCents, currency, hostName }: OpenDebt): string[] {
  const ways = payTo
    .filter(
      ({ method, handle }) =>
        takes({ method, currency }) && payLink({ method, handle, amountCents, currency }) === null,
    )
    .map(({ method }) => WAYS_TO_PAY[method].inSentence);
  return ways.length === 0
    ? []
    : [t('{hostName} also takes {ways}.', { hostName: quoted(hostName), ways: ways.join(', ') })];
}
