const HEADING = /^(?=.*\b(?:qty|quan\w*)\b)(?=.*\b(?:item|price|amount|amt|desc\w*|total|cost)\b)/i;

/** Whether a text is the heading of columns and not the name of a dish. */
export function isHeading(text: string): boolean {
  return HEADING.test(text);
}
