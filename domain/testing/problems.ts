import type { z } from 'zod';
import { fieldErrors } from '../inputs/shape';

/** The messages of a shape for an input, by the path of the field. */
export function problems(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  return error ? Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])) : {};
}
