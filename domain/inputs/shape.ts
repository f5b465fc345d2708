import { t } from '../language/t';
import { z } from 'zod';
import type { FieldProblem } from '../bill/billProblems';
import { readId, readIdempotencyKey } from './fields';
import type { Reader, Words } from './lines';

/**
 * What the shapes of all writes are made of. A shape is the same for GraphQL, REST and the wizard: it turns a plain object
 * from the wire (money as text or number of dollars, ids already decoded) into a clean one (money in cents, texts trimmed).
 * Unknown keys are dropped. Only this file and the *Inputs files import zod.
 */
export function field<T>(reader: Reader<T>) {
  return z
    .unknown()
    .optional()
    .transform((raw, context): T => {
      const reading = reader(raw);
      if (reading.ok) return reading.value;
      context.issues.push({ code: 'custom', message: reading.message, input: raw });
      return z.NEVER;
    });
}

/** A list whose length is checked before its entries, so that a huge list costs nothing. */
export function list<T extends z.ZodType>({
  of,
  min,
  max,
}: {
  of: T;
  min?: Words;
  max: { count: number; message: Words };
}) {
  const entries = z
    .array(z.unknown(), { error: min ?? (() => t('Must be a list')) })
    .max(max.count, { error: max.message });
  return (min === undefined ? entries : entries.min(1, { error: min })).pipe(z.array(of));
}

export function shape<T extends z.ZodRawShape>(fields: T) {
  return z.object(fields, { error: () => t('Must be an object') });
}

export const idOf = (what: string) => field(readId(what));
/** For edits: null and a left-out key leave the field as it is. An emptied field is checked like a filled one. */
export const edited =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (raw) =>
    raw === undefined || raw === null ? { ok: true, value: undefined } : reader(raw);

export const idempotencyKey = field(readIdempotencyKey);

/** A zod error as messages for fields, such as { path: 'items.0.price', message: 'Price is required' }. */
export function fieldErrors(error: z.ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}
