import type { ReceiptState } from '@fairtab/domain/receipts';
import type { GraphQLResolveInfo } from 'graphql';

/** The root value of an execution that has to know which state of a receipt it answered with. */
export class AnsweredReceipt {
  receipt: ReceiptState | null = null;
}

/** Resolves a field that is marked with ANSWERS_RECEIPT. */
export function answered<Receipt extends ReceiptState | null>(
  receipt: Receipt,
  { rootValue }: Pick<GraphQLResolveInfo, 'rootValue'>,
): Receipt {
  if (rootValue instanceof AnsweredReceipt) rootValue.receipt = receipt;
  return receipt;
}
