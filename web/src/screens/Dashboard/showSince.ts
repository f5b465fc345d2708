const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** The day from which money is owed, in the browser's time zone: "since Nov 20". */
export function showSince(isoTime: string): string {
  return `since ${DAY.format(new Date(isoTime))}`;
}
