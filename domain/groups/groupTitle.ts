/**
 * What a group is called, by the name of its file: "lisbon-trip_2026-03-05_export.csv" is "Lisbon trip". Empty when nothing but dates is
 * left of it.
 */
export function groupTitle(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/\(\d+\)\s*$/, '')
    .replace(/\d{4}[-_]?\d\d[-_]?\d\d/g, ' ')
    .replace(/[-_\s]+/g, ' ')
    .replace(/^\s*export(?= )|(?<= )export\s*$/i, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
