interface Subscription {
  readonly verdicts: string;
  readonly type: string;
  readonly fields: string;
}

/** Who is told, one word for each of COLUMNS, on a bill that is shared by link; `sees` decides about the others. */
export const SUBSCRIPTIONS: Readonly<Record<string, Subscription>> = {
  //                 nobody guest otherUser participant host expired
  receiptChanged: { verdicts: 'yes yes yes yes yes yes', type: 'ReceiptChanged', fields: 'receipt changes' },
};
