import { PAYMENT_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import {
  cashAmount,
  dateTime,
  id,
  lineRules,
  linkId,
  moneyIn,
  moneyOut,
  newCashAmount,
  newLineAmount,
  newLineRules,
  newServiceCharge,
  paidMethod,
  paymentStatus,
  payToIn,
  payToOut,
  serviceCharge,
  word,
} from '../shapes';
import { CLAIM_STATUSES } from '../sharedReceipts/shapes';

const UPLOAD_METHODS = ['manual', 'upload'] as const;
const person = z
  .string()
  .describe("The viewer's own user id for what is theirs; for others a key that means something on this receipt only.");

export const newOwnReceipt = z
  .object({
    userId: z.unknown().optional().describe('Ignored: the owner is who sends the request.'),
    restaurantName: z.string(),
    description: z.string().nullish(),
    currency: z.string().nullish().describe('ISO 4217; "USD" unless given.'),
    total: moneyIn.nullish().describe('The printed total; tax and tip alone unless given.'),
    tax: moneyIn.nullish().describe('0 unless given.'),
    alcoholTax: moneyIn.nullish().describe('A tax that only alcohol carries; 0 unless given.'),
    tip: moneyIn.nullish().describe('0 unless given.'),
    fees: moneyIn.nullish().describe('Service charge and the like; 0 unless given.'),
    ...newServiceCharge,
    discount: moneyIn.nullish().describe('0 unless given.'),
    payTo: payToIn,
    uploadMethod: z.enum(UPLOAD_METHODS).nullish().describe('"manual" unless given.'),
    imageUrl: z.unknown().optional().describe('Ignored: no picture is fetched from elsewhere.'),
  })
  .meta({ id: 'NewHostedReceipt' });

export const listedReceipt = z
  .object({
    id,
    linkId,
    restaurantName: z.string(),
    description: z.string(),
    date: z.iso.date(),
    uploadMethod: word(z.enum(UPLOAD_METHODS)),
    currency: z.string().describe('ISO 4217, of all amounts.'),
    total: moneyOut,
    paid: moneyOut,
    remaining: moneyOut,
    createdAt: dateTime,
  })
  .meta({ id: 'ListedReceipt' });

export const newItem = z
  .object({
    receiptId: z.unknown().optional().describe('Ignored: the path says which receipt.'),
    name: z.string(),
    ...newLineAmount,
    splitWith: z.int().nullish().describe('By how many people each unit is expected to be shared; 1 unless given.'),
    ...newLineRules,
  })
  .meta({ id: 'NewItem' });

export const item = z
  .object({
    id,
    receiptId: id,
    name: z.string(),
    price: moneyOut,
    quantity: z.int(),
    splitWith: z.int(),
    ...lineRules,
  })
  .meta({ id: 'Item' });

const itemClaim = z.object({
  id,
  userId: person,
  claimerName: z.string(),
  shareAmount: moneyOut,
  status: word(z.enum(CLAIM_STATUSES)),
  createdAt: dateTime,
});

export const ownReceipt = listedReceipt
  .extend({
    userId: person,
    tax: moneyOut,
    alcoholTax: moneyOut,
    tip: moneyOut,
    fees: moneyOut,
    ...serviceCharge,
    discount: moneyOut,
    payTo: payToOut,
    imageUrl: z
      .string()
      .nullable()
      .describe(
        'The photo the bill was read from, below the site’s root; null without one, and for who may not see it.',
      ),
    items: z.array(item.extend({ claims: z.array(itemClaim).describe('Cancelled ones are left out.') })),
  })
  .meta({ id: 'HostedReceipt' });

export const newPayment = z
  .object({
    payeeUserId: z.unknown().optional().describe('Ignored: the host is paid.'),
    amount: moneyIn.nullish().describe('What the client showed; refused when it is more than a cent off.'),
    cashAmount: newCashAmount,
    paymentMethodId: z.string().nullish().describe('One of the saved payment methods; null alone counts as cash.'),
    paymentMethod: z.enum(PAYMENT_METHODS).nullish().describe('The way to pay, where no saved method is named.'),
    paymentUsername: z.string().nullish().describe("The payer's handle."),
  })
  .meta({ id: 'NewPayment' });

export const payment = z
  .object({
    id,
    receiptId: id,
    payerUserId: person,
    payeeUserId: person,
    amount: moneyOut,
    cashAmount,
    paymentMethodId: z.string().nullable(),
    paymentMethod: paidMethod,
    status: paymentStatus.describe(
      '"pending" until the host confirms or three days pass, then "completed"; "disputed" by the host.',
    ),
    externalTransactionId: z.null(),
    createdAt: dateTime,
    completedAt: dateTime.nullable(),
  })
  .meta({ id: 'Payment' });
