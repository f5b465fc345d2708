import { z } from 'zod';

/** The parts that bodies and answers of all families share. */
export const moneyIn = z
  .union([z.string(), z.number()])
  .describe('An amount in the currency of the receipt as a string or a number, such as "12.30".');
export const moneyOut = z
  .string()
  .regex(/^-?\d+(\.\d{2,3})?$/)
  .describe('An amount with the decimals of its currency: "12.30" dollars, "1200" yen, "12.345" dinars.');
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
