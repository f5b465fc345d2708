/** How a receipt is called in a list; the documented fallback for one without a restaurant. */
export function receiptName({ restaurantName }: { restaurantName: string }): string {
  return restaurantName.trim() || 'Receipt';
}
