import { markdownTable } from './markdownTable';
import type { Line } from './Row';

const HEAD = ['measure', 'Fairtab', 'beside it', 'ratio', 'target', ''] as const;

export function printTable(lines: readonly Line[]): string {
  const rows = lines.map(({ measure, ours, baseline, ratio, target, isReached }) => {
    const verdict = isReached === null ? 'not measured' : isReached ? 'reached' : 'MISSED';
    return [measure, ours, baseline, ratio, target, verdict];
  });
  return markdownTable(HEAD, rows);
}
