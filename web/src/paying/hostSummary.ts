import { t } from '@fairtab/domain/language/t';
/** What the host still has to look at: "in, 2 to confirm, 1 dish free". It follows the amount that is paid. */
export function hostSummary(details: {
  items: readonly { readonly fullyClaimed: boolean }[];
  toConfirm: number;
}): string {
  const free = details.items.filter(({ fullyClaimed }) => !fullyClaimed).length;
  return [
    'in',
    details.toConfirm > 0 && t('{toConfirm} to confirm', { toConfirm: details.toConfirm }),
    free > 0 && `${free} ${t('{free, plural, one {dish} other {dishes}}', { free })} free`,
  ]
    .filter(Boolean)
    .join(', ');
}
