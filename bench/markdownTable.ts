/** A Markdown table with even columns, so that it reads the same in a terminal and in a paper. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const print = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [print(head), print(widths.map((width) => '-'.repeat(width))), ...rows.map(print)].join('\n');
}
