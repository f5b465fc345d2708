import { PAYMENT_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { dateTime, id, moneyIn, moneyOut, paidMethod, paymentStatus, transferStatus, word } from '../shapes';

const balance = z.object({
  currency: z.string().describe('ISO 4217, of all amounts. Somebody with receipts in two currencies is listed twice.'),
  owedToMe: moneyOut.describe('What they claimed on receipts of the account and have not paid.'),
  iOwe: moneyOut.describe('What the account claimed on receipts of theirs and has not paid.'),
  net: moneyOut.describe('owedToMe - iOwe.'),
  toConfirm: moneyOut.describe('What they reported as paid, and the account has not confirmed.'),
  reported: moneyOut.describe('What the account reported as paid, and they have not confirmed.'),
});

export const person = z.object({
  name: z.string(),
  hasAccount: z.boolean(),
  receiptCount: z.int(),
  lastReceiptAt: dateTime,
  id,
  ...balance.shape,
});

export const payment = z.object({
  id,
  receiptId: id,
  groupId: id.nullable().describe('The same on all receipts that were paid with one sum; null for one receipt.'),
  amount: moneyOut,
  paymentMethod: word(z.enum(PAYMENT_METHODS)),
  paymentUsername: z.string().nullable(),
  status: paymentStatus,
  createdAt: dateTime,
  completedAt: dateTime.nullable(),
});
export const payments = z.array(payment);

const netting = z.object({
  planKey: z.string().describe('Identifies what is open now.'),
  owedToMe: moneyOut,
  iOwe: moneyOut,
  net: moneyOut.describe('owedToMe - iOwe.'),
  receiptCount: z.int(),
  proposal: z.object({ isMine: z.boolean(), isOutdated: z.boolean() }).nullable(),
});

const transfer = z.object({
  isMine: z.boolean().describe('Whether the account pays it.'),
  amount: moneyOut,
  isDisputed: z.boolean(),
  id,
  status: transferStatus,
  method: paidMethod.nullable(),
  eveningId: id.nullable().describe('The evening that it settles; null when it nets what the two owed each other.'),
});

export const personWithReceipts = person.extend({
  netting: netting
    .nullable()
    .describe('What the two could net; null unless both have an account and each owes the other.'),
  transfers: z.array(transfer).describe('What the two owe each other by settlements and has not arrived.'),
  claimIdToRemind: id
    .nullable()
    .describe('The claim whose reminder asks this person (`/api/shared-receipt-claims/{claimId}/reminder`).'),
  receipts: z
    .array(
      balance.extend({
        id,
        restaurantName: z.string(),
        date: z.iso.date(),
        paymentsToConfirm: payments.describe('What they reported as paid, and the account has not confirmed.'),
      }),
    )
    .describe('Those with something unpaid first, then the newest; at most 50.'),
});

export const newPayments = z.object({
  receipts: z
    .array(z.object({ id: z.string(), amount: moneyIn.describe('What the client showed as open, to the cent.') }))
    .describe('At most 50.'),
  paymentMethodId: z.string().nullish().describe('One of the saved payment methods.'),
  paymentMethod: z.enum(PAYMENT_METHODS).nullish().describe('The way to pay, where no saved method is named.'),
  paymentUsername: z.string().nullish().describe("The payer's handle."),
});

export const confirmation = z.object({
  paymentIds: z.array(z.string()),
  amount: moneyIn.describe('What the client showed as their sum, to the cent.'),
});
