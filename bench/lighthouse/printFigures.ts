import { markdownTable } from '../markdownTable';
import { isReached, type Figure } from './Subject';

/** The figures of one subject. */
export interface Row {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** A line for each page. All pages have the same figures. */
export function printPages(rows: readonly Row[]): string {
  const names = rows[0]?.figures.map(({ name }) => name) ?? [];
  return markdownTable(
    ['page', ...names, ''],
    rows.map(({ title, figures }) => [title, ...figures.map(beside), verdictOf(figures)]),
  );
}

/** A line for each figure. */
export function printMeasures(rows: readonly Row[]): string {
  return markdownTable(
    ['measure', 'Fairtab', 'target', ''],
    rows.flatMap(({ title, figures }) =>
      figures.map((figure) => [
        `${title}: ${figure.name}`,
        figure.print(figure.value),
        targetOf(figure),
        verdictOf([figure]),
      ]),
    ),
  );
}

/** The value, and the target where it is missed. */
function beside(figure: Figure): string {
  const value = figure.print(figure.value);
  return isReached(figure) ? value : `${value}, not ${targetOf(figure)}`;
}

function targetOf({ target, print }: Figure): string {
  return 'atMost' in target ? `<= ${print(target.atMost)}` : `>= ${print(target.atLeast)}`;
}

const verdictOf = (figures: readonly Figure[]): string => (figures.every(isReached) ? 'reached' : 'MISSED');
