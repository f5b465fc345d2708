import type { FieldProblem } from '@fairtab/domain/billProblems';
import { FIRST_CURRENCY } from '@fairtab/domain/money';
import { readPrice } from '@fairtab/domain/inputs/fields';
import { isAbsent } from '@fairtab/domain/inputs/lines';
import { readWhole } from '@fairtab/domain/readNumber';

/** Drops empty texts: an empty field of a form means that nothing was entered, not an amount of money or a day. */
export function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

interface NewLine {
  readonly price?: string | number | null | undefined;
  readonly quantity?: string | number | null | undefined;
  readonly lineTotal?: string | number | null | undefined;
  readonly taxClass?: string | null | undefined;
  readonly discount?: unknown;
}

/** A new line as GraphQL takes it: a quantity that is no count is a measure there. */
export function wireLine<Line extends NewLine>({ price, quantity, lineTotal, taxClass, discount, ...line }: Line) {
  const count = typeof quantity === 'string' ? readWhole(quantity) : quantity;
  const isCount = count === undefined || count === null ? isAbsent(quantity) : Number.isInteger(count);
  return {
    ...line,
    ...withoutEmpty({ price, lineTotal, discount }),
    ...(isCount ? { quantity: count ?? undefined } : { measure: String(quantity) }),
    taxClass: taxClass?.toUpperCase(),
  };
}

/** Ways to pay as GraphQL takes them; undefined when they were left out. */
export function wirePayTo(
  entries: readonly { method: string; handle?: string | null | undefined }[] | null | undefined,
) {
  return entries?.map(({ method, handle }) => ({ method: method.toUpperCase(), handle: handle ?? '' }));
}

/** One field of the GraphQL API's answer; undefined where it has none. */
export function partOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;
}

/** The message for a line without an amount. GraphQL's money type would only say how money is written. */
export function problemsOfPrice({ price, lineTotal }: NewLine, path: string): FieldProblem[] {
  const reading = readPrice(FIRST_CURRENCY)(price);
  return isAbsent(price) && isAbsent(lineTotal) && !reading.ok ? [{ path, message: reading.message }] : [];
}
