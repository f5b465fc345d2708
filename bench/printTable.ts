import type { Line } from './Row';

const HEAD = ['measure', 'Fairtab', 'beside it', 'ratio', 'target', ''] as const;

/** A Markdown table, so that it reads the same in a terminal and in docs/performance.md. */
export function printTable(lines: readonly Line[]): string {
  const rows = lines.map(({ measure, ours, baseline, ratio, target, isReached }) => {
    const verdict = isReached === null ? 'not measured' : isReached ? 'reached' : 'MISSED';
    return [measure, ours, baseline, ratio, target, verdict];
  });
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const print = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [print(HEAD), print(widths.map((width) => '-'.repeat(width))), ...rows.map(print)].join('\n');
}
