const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Since when money is owed, in the browser's time zone: "since Nov 20". */
export function showSince(isoTime: string): string {
  return `since ${DAY.format(new Date(isoTime))}`;
}
