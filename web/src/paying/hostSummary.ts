import { t } from '@fairtab/domain/language/t';

/** What the host still has to look at: "in, 2 to confirm, 1 dish free". It follows the amount that is paid. */
export function hostSummary(details: {
  items: readonly { readonly fullyClaimed: boolean }[];
  toConfirm: number;
}): string {
  const free = details.items.filter(({ fullyClaimed }) => !fullyClaimed).length;
  return [
    t('money|in'),
    details.toConfirm > 0 && t('{count} to confirm', { count: details.toConfirm }),
    free > 0 && t('{count, plural, one {# dish free} other {# dishes free}}', { count: free }),
  ]
    .filter(Boolean)
    .join(', ');
}
