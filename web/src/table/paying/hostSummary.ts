import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, type Currency } from '@fairtab/domain/money';

/** The words behind the amount that is still to come in: "to come in, $12.30 reported, 1 dish left". */
export function hostSummary(details: {
  items: readonly { readonly fullyClaimed: boolean }[];
  reported: readonly { readonly amount: string }[];
  currency: Currency;
}): string {
  const { items, reported, currency } = details;
  const left = items.filter(({ fullyClaimed }) => !fullyClaimed).length;
  const reportedCents = reported.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return [
    t('money|to come in'),
    reportedCents > 0 && t('{amount} reported', { amount: displayMoney(reportedCents, currency) }),
    left > 0 && t('{count, plural, one {# dish left} other {# dishes left}}', { count: left }),
  ]
    .filter(Boolean)
    .join(', ');
}
