const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Since when money has been owed, in the reader's own time zone: "since Nov 20". */
export function showSince(isoTime: string): string {
  return `since ${DAY.format(new Date(isoTime))}`;
}
