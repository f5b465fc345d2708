import { TAX_CLASSES } from '@fairtab/domain/taxClasses';
import { PAID_METHODS, PAYMENT_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { bareId } from '../schema/ids';

/** The parts that bodies and answers of all families share. */
export const moneyIn = z
  .union([z.string(), z.number()])
  .describe('An amount in the currency of the receipt as a string or a number, such as "12.30".');
export const moneyOut = z
  .string()
  .regex(/^-?\d+(\.\d{2,3})?$/)
  .describe('An amount with the decimals of its currency: "12.30" dollars, "1200" yen, "12.345" dinars.');
/** What was given in cash for a payment. */
export const cashAmount = moneyOut
  .nullable()
  .describe('What was given in cash, when the amount was rounded to the coins that there are; null otherwise.');
export const newCashAmount = moneyIn
  .nullish()
  .describe(
    'What was given in cash, where the amount was rounded to the coins that there are; refused when it is another.',
  );
/** An id, also from the global one of GraphQL. */
export const id = z
  .string()
  .transform(bareId)
  .pipe(z.string().regex(/^[\w-]{22}$/));
export const dateTime = z.iso.datetime();

/** One of some words, also by its name in GraphQL: "waysToPay" for WAYS_TO_PAY. */
export function word<Words extends Readonly<Record<string, string>>>(words: z.ZodEnum<Words>) {
  const byLetters = new Map<string, string>(words.options.map((each) => [lettersOf(each), each]));
  return z
    .string()
    .transform((name) => byLetters.get(lettersOf(name)) ?? name)
    .pipe(words);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[_.:]/g, '');
}

/** What a new line costs, and how much of it there is. */
export const newLineAmount = {
  price: moneyIn.nullish().describe('Price of one unit. Required unless `lineTotal` is given.'),
  quantity: z
    .union([z.number(), z.string()])
    .nullish()
    .describe(
      'A count, or a measure with up to three decimals such as 2.5, which makes one unit that costs `quantity` times `price`; 1 unless given.',
    ),
  lineTotal: moneyIn
    .nullish()
    .describe(
      'What the whole line costs before `discount`, in place of `price`. When no price of one makes it, the item has one unit with this price.',
    ),
};

/** What a line of the bill may say besides name, price and quantity. */
export const newLineRules = {
  taxClass: z
    .enum(TAX_CLASSES)
    .nullish()
    .describe('"alcohol" carries the alcohol tax besides the tax, "untaxed" neither; "ordinary" unless given.'),
  discount: moneyIn.nullish().describe('What a coupon takes off this line; 0 unless given.'),
};
export const lineRules = {
  taxClass: word(z.enum(TAX_CLASSES)),
  discount: moneyOut.describe('What a coupon takes off this line.'),
};

/** The fees of a new receipt as a percentage of its items, instead of `fees`. */
export const newServiceCharge = {
  serviceChargePercent: z
    .int()
    .nullish()
    .describe('A whole `serviceChargeRate`. Use that instead.')
    .meta({ deprecated: true }),
  serviceChargeRate: z
    .union([z.string(), z.number()])
    .nullish()
    .describe(
      'A service charge as a percentage of the items, which the fees follow, instead of `fees`: 1 to 100 with up to three decimals, such as "12.5".',
    ),
};
export const serviceCharge = {
  serviceChargePercent: z
    .int()
    .nullable()
    .describe('The `serviceChargeRate` when it is whole; null when it has decimals. Use that instead.')
    .meta({ deprecated: true }),
  serviceChargeRate: z
    .string()
    .nullable()
    .describe('Set when `fees` are this percentage of the items: a decimal such as "12.5" or "20".'),
};

/** How the host of a new receipt is paid. */
export const payToIn = z
  .array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      handle: z
        .string()
        .nullish()
        .describe('The handle, or a link that the app shares; an IBAN for bank; none for cash.'),
    }),
  )
  .nullish()
  .describe("How the host is paid, one entry a method; the handles that the host's account has saved unless given.");
export const payToOut = z
  .array(z.object({ method: word(z.enum(PAYMENT_METHODS)), handle: z.string() }))
  .describe('How the host is paid. A handle has no sign (@ or $).');
export const linkId = id.describe('The same as `id`, by the name that GraphQL gives it.');

export const problem = z
  .object({
    message: z.string().describe('A sentence for people.'),
    code: z.string().describe('The same for the same kind of problem.'),
    type: z
      .string()
      .describe('The page that explains the code, relative to the server: "/developers/errors/not_found".'),
    fields: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('Every field that is wrong, for code "invalid_input".'),
  })
  .meta({ id: 'Problem' });

/** The status of money that one guest owes another by a settlement. */
export const transferStatus = word(z.enum(['open', 'reported', 'confirmed']));
/** How something was paid. */
export const paidMethod = word(z.enum(PAID_METHODS));

const PAYMENT_STATUSES = {
  REPORTED: 'pending',
  CONFIRMED: 'completed',
  DISPUTED: 'disputed',
  CHARGED: 'completed',
  REFUNDED: 'refunded',
} as const;
export const paymentStatus = z
  .enum(['REPORTED', 'CONFIRMED', 'DISPUTED', 'CHARGED', 'REFUNDED'])
  .transform((status) => PAYMENT_STATUSES[status])
  .pipe(z.enum(['pending', 'completed', 'disputed', 'refunded']));

/** The second currency of a receipt. */
export const exchangeRate = z
  .object({
    currency: z.string().describe('ISO 4217.'),
    baseCurrency: z.string().describe('One unit of this one costs `rate` of the other.'),
    rate: z.string().regex(/^\d{1,6}(\.\d{1,9})?$/),
    date: z.iso.date(),
  })
  .nullable()
  .describe('The rate at which the host shows amounts in a second currency too; nothing is paid in it.');
