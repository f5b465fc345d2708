/** How much was read, for the toast that tells of it. */
export function foundItems(count: number): string {
  if (count === 0) return 'No items were found. Please add them beside the photo.';
  return count === 1 ? 'Found 1 item. Please check it.' : `Found ${count} items. Please check them.`;
}
