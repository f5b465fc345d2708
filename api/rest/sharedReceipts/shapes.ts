import { PAYMENT_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import {
  dateTime,
  exchangeRate,
  id,
  lineRules,
  linkId,
  moneyIn,
  moneyOut,
  newLineAmount,
  newLineRules,
  newServiceCharge,
  paidMethod,
  newCashAmount,
  payToIn,
  payToOut,
  serviceCharge,
  word,
} from '../shapes';

/**
 * The documented JSON of the shared-receipt family, bodies and answers. openApi.ts publishes these shapes. They only say
 * what is text and what is a number; the use cases check everything else.
 */
export const CLAIM_STATUSES = ['claimed', 'paid', 'cancelled'] as const;

export const newReceipt = z
  .object({
    restaurantName: z.string().nullish().describe('"Restaurant Receipt" unless given.'),
    hostName: z.string().nullish().describe('What the host is called at the table; "Host" unless given.'),
    description: z.string().nullish(),
    date: z.string().nullish().describe('YYYY-MM-DD; today in `timeZone` unless given.'),
    timeZone: z
      .string()
      .nullish()
      .describe('Where the bill is, such as "America/Chicago"; "America/New_York" unless given.'),
    currency: z.string().nullish().describe('ISO 4217; "USD" unless given.'),
    total: moneyIn.nullish().describe('The printed total; the computed sum unless given.'),
    tax: moneyIn.nullish().describe('0 unless given.'),
    alcoholTax: moneyIn.nullish().describe('A tax that only alcohol carries; 0 unless given.'),
    tip: moneyIn.nullish().describe('0 unless given.'),
    fees: moneyIn.nullish().describe('Service charge and the like; 0 unless given.'),
    ...newServiceCharge,
    discount: moneyIn.nullish().describe('0 unless given.'),
    payTo: payToIn,
    items: z
      .array(
        z.object({
          name: z.string(),
          ...newLineAmount,
          ...newLineRules,
        }),
      )
      .describe('Rows whose name and price are both empty are dropped.'),
  })
  .meta({ id: 'NewReceipt' });

export const newPlace = z
  .object({ personId: z.string().describe("Who one is, by the `id` of the receipt's `people`.") })
  .meta({ id: 'NewPlace' });

export const newClaim = z
  .object({
    itemIndex: z.int().describe("The item's place in the receipt's `items`, from 0."),
    claimerName: z.string(),
    claimerEmail: z.string().nullish(),
    claimerPhone: z.string().nullish(),
    amount: moneyIn.nullish().describe('What the client showed; refused when it is more than a cent off.'),
    splitCount: z
      .int()
      .nullish()
      .describe(
        'By how many people it is shared; 1 unless given. Two of three shares of a dish are 2 `units` and a `splitCount` of 3.',
      ),
    wantedAmount: moneyIn
      .nullish()
      .describe('What the claim is to cost, with tax and tip, instead of `units` and `splitCount`.'),
    shareWith: z
      .array(z.string())
      .nullish()
      .describe("Who else shares it, by the `id` of the receipt's `people`; they are asked to take an equal part."),
    units: z.int().nullish().describe('How many units of the line; all of them unless given.'),
  })
  .meta({ id: 'NewClaim' });

export const claimUpdate = z
  .object({
    paymentMethod: z
      .enum([...PAYMENT_METHODS, 'credit'])
      .nullish()
      .describe('How it was paid; "credit" counts as "card". Required to pay.'),
    paymentUsername: z.string().nullish().describe("The payer's handle."),
    cashAmount: newCashAmount,
    status: z
      .enum(CLAIM_STATUSES)
      .nullish()
      .describe('"paid", also when left out; for the host "cancelled", and "claimed" to reopen a paid claim.'),
    paidAt: z.unknown().optional().describe("Ignored: the server's own time counts."),
  })
  .meta({ id: 'ClaimUpdate' });

export const newTreat = z
  .object({
    claimIds: z.array(z.string()).describe('Unpaid claims of one person.'),
    claimerName: z.string().nullish().describe('The name under which one pays oneself; left out when only others pay.'),
    people: z
      .array(z.string())
      .nullish()
      .describe("The others who pay equal parts, by the `id` of the receipt's `people`; for the host."),
    amount: moneyIn.nullish().describe('What the client showed; refused when it is more than a cent off.'),
  })
  .meta({ id: 'NewTreat' });

export const endedTreat = z.object({
  claimIds: z.array(z.string()).describe('Unpaid claims that somebody is treated to.'),
});

export const claim = z
  .object({
    id,
    receiptId: id,
    itemIndex: z.int().min(0),
    claimerName: z.string().describe('Who pays for it.'),
    treatedName: z.string().nullable().describe('Who had it, when somebody else pays for it.'),
    sharedWith: z
      .array(z.string())
      .describe("Who is asked to take an equal part, by the `id` of the receipt's `people`."),
    claimerEmail: z.string().nullable().describe("Only for the host and the claim's own person."),
    claimerPhone: z.string().nullable().describe("Only for the host and the claim's own person."),
    amount: moneyOut,
    covered: moneyOut.describe('How much of it its owner paid the restaurant; the rest is to pay.'),
    units: z.int(),
    splitCount: z.int(),
    status: word(z.enum(CLAIM_STATUSES)),
    paymentMethod: paidMethod.nullable(),
    paymentUsername: z.string().nullable().describe('Only for the host and the payer.'),
    paidAt: dateTime.nullable(),
    createdAt: dateTime,
  })
  .meta({ id: 'Claim' });

export const receipt = z
  .object({
    id,
    linkId,
    restaurantName: z.string(),
    hostName: z.string(),
    description: z.string(),
    date: z.iso.date(),
    currency: z.string().describe('ISO 4217, of all amounts.'),
    exchangeRate,
    total: moneyOut,
    tax: moneyOut,
    alcoholTax: moneyOut,
    tip: moneyOut,
    fees: moneyOut,
    ...serviceCharge,
    discount: moneyOut,
    payTo: payToOut,
    items: z.array(z.object({ name: z.string(), price: moneyOut, quantity: z.int(), ...lineRules })),
    people: z
      .array(z.object({ id: z.string(), name: z.string(), owes: moneyOut, paid: moneyOut }))
      .describe('Everybody with a claim that is not cancelled.'),
    contributions: z
      .array(
        z.object({
          personId: z.string(),
          name: z.string(),
          amount: moneyOut.describe('What they paid the restaurant.'),
          owed: moneyOut.describe('What the host still has to pass on to them.'),
          passedOn: moneyOut,
          settled: moneyOut.describe('What was settled with other receipts instead.'),
        }),
      )
      .describe('What others than the host paid the restaurant.'),
    claims: z.array(claim).describe('In the order they were made, cancelled ones included.'),
    createdAt: dateTime,
  })
  .meta({ id: 'Receipt' });

export const deletedClaim = z.object({ id, deleted: z.literal(true) });
