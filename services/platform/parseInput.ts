import { fieldErrors } from '@fairtab/domain/inputs/shape';
import type { z } from 'zod';
import { InvalidInput } from './errors';

/** @throws InvalidInput with a message for every field that is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new InvalidInput(fieldErrors(parsed.error));
  return parsed.data;
}
