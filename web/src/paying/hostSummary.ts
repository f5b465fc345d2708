/** What the host still has to look at: "in, 2 to confirm, 1 dish free". It follows the amount that is paid. */
export function hostSummary(details: {
  items: readonly { readonly fullyClaimed: boolean }[];
  toConfirm: number;
}): string {
  const free = details.items.filter(({ fullyClaimed }) => !fullyClaimed).length;
  return [
    'in',
    details.toConfirm > 0 && `${details.toConfirm} to confirm`,
    free > 0 && `${free} ${free === 1 ? 'dish' : 'dishes'} free`,
  ]
    .filter(Boolean)
    .join(', ');
}
