import { z } from 'zod';

/** The parts that bodies and answers of all families share. */
export const moneyIn = z.union([z.string(), z.number()]).describe('Dollars as a string or a number, such as "12.30".');
export const moneyOut = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .describe('Dollars with two decimals, such as "12.30".');
export const id = z.string().regex(/^[\w-]{22}$/);
export const dateTime = z.iso.datetime();

export const problem = z
  .object({
    message: z.string().describe('A sentence for people.'),
    code: z.string().describe('The same for the same kind of problem.'),
    fields: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('Every field that is wrong, for code "invalid_input".'),
  })
  .meta({ id: 'Problem' });
