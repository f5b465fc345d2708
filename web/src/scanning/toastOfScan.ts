/** What is said about a finished scan. One without items was no success. */
export function toastOfScan({ title, items }: { title: string; items: number }): { title: string; message: string } {
  if (items === 0)
    return { title: 'No items could be read', message: 'Add them beside the photo, or split the total evenly.' };
  return {
    title,
    message: items === 1 ? 'Found 1 item. Please check it.' : `Found ${items} items. Please check them.`,
  };
}
