/** The message of the toast about a finished scan. */
export function foundItems(count: number): string {
  if (count === 0) return 'No items were found. Please add them beside the photo.';
  return count === 1 ? 'Found 1 item. Please check it.' : `Found ${count} items. Please check them.`;
}
