import type { FieldProblem } from '@fairtab/domain/billProblems';
import { FIRST_CURRENCY } from '@fairtab/domain/money';
import { isAbsent, readPrice } from '@fairtab/domain/inputs/fields';

/** Drops empty texts: an empty field of a form means that nothing was entered, not an amount of money or a day. */
export function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** A new line as GraphQL takes it. */
export function wireLine<Line extends { taxClass?: string | null | undefined; discount?: unknown }>({
  taxClass,
  discount,
  ...line
}: Line) {
  return { ...line, taxClass: taxClass?.toUpperCase(), ...withoutEmpty({ discount }) };
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

/** The message for a price that was left empty. GraphQL's money type would only say how money is written. */
export function problemsOfPrice(price: string | number, path: string): FieldProblem[] {
  const reading = readPrice(FIRST_CURRENCY)(price);
  return isAbsent(price) && !reading.ok ? [{ path, message: reading.message }] : [];
}
