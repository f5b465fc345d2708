import { z } from 'zod';
import { id, moneyOut } from '../shapes';

const box = z.object({
  photo: z.int().describe('Which one of the photos, from 0.'),
  corners: z.array(z.object({ x: z.number(), y: z.number() })).describe('Fractions of its width and height.'),
});
const read = {
  confidence: z.number().describe('How sure it is, 0 to 1.'),
  boxes: z.array(box).describe('Where it stands.'),
};

export const FIELDS = ['restaurantName', 'date', 'subtotal', 'tax', 'tip', 'fees', 'discount', 'total'] as const;

const amount = moneyOut.nullable().describe('Null when it is not on the receipt.');

export const uploadedPhoto = z.object({ id: id.describe('For scanReceipt, within a day.') });

/** The pattern describes what zod has no format for. */
export const pastedText = z.object({
  text: z
    .string()
    .describe(
      'A line each, such as "2 Negroni 26.00", or a receipt as text: at most 20,000 characters and 300 lines. The source of a saved HTML mail is read as the text that it shows.',
    ),
});

export const processedReceipt = z.object({
  data: z.object({
    restaurantName: z.string().describe('Empty when it could not be read.'),
    description: z.string().describe('Always empty; for a form to fill.'),
    date: z.string().describe('YYYY-MM-DD; empty when it could not be read.'),
    total: amount,
    tax: amount,
    tip: amount,
    subtotal: amount,
    fees: amount,
    discount: amount,
    items: z.array(
      z.object({
        name: z.string(),
        price: moneyOut.describe('Of one unit.'),
        quantity: z.int(),
        discount: moneyOut.describe('What a coupon takes off this line, as a part of the discount of the bill.'),
        ...read,
      }),
    ),
    currency: z.string().nullable().describe('ISO 4217, when the paper names a currency; null otherwise.'),
    balanced: z.boolean().describe('Whether every amount is confirmed by the arithmetic of the receipt.'),
    charges: z
      .array(z.object({ name: z.string(), amount: moneyOut, isIncluded: z.boolean() }))
      .describe(
        'The taxes of which the tax is the sum, when there are several, or taxes and service that the prices include.',
      ),
    doubts: z.array(z.string()).describe('What needs a look, as sentences.'),
    lines: z
      .array(z.object({ text: z.string(), isRead: z.boolean().describe('Whether it is a part of the bill.') }))
      .nullable()
      .describe('The lines of the text that was read; null for a photo.'),
    advice: z
      .string()
      .nullable()
      .describe('How to take a photo that is easier to read, as a sentence; null when this one will do.'),
    fields: z
      .partialRecord(z.enum(FIELDS), z.object(read))
      .describe('Of each of these that was read, how sure it is and where it stands.'),
    scanId: z.string().describe('The `id` of the scan.'),
    photos: z.array(z.string()).describe('Where the photo is, as it is kept.'),
  }),
});
export type ProcessedReceipt = z.input<typeof processedReceipt>;
