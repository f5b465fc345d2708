import { encodeNodeId } from '../../schema/ids';
import type { ReadFixture } from '../fixtures/ReadFixture';
import type { Audience } from '../fixtures/viewerKinds';

interface SubscriptionExpectation {
  /**
   * Whether an event is pushed, one word for each of VIEWER_KINDS. The row holds for a receipt that everybody with the
   * link may see. For other audiences `isInAudience` decides first.
   */
  readonly verdicts: string;
  readonly isAboutReceipt: boolean;
  readonly idOf: (fixture: ReadFixture, audience: Audience) => string;
  readonly selection: string;
  /** The type of the events and its fields, when no other field returns this type. */
  readonly pushes?: { readonly type: string; readonly fields: string };
}

export const SUBSCRIPTIONS: Readonly<Record<string, SubscriptionExpectation>> = {
  receiptChanged: {
    //         nobody guest otherAccount diner host expired
    verdicts: 'yes yes yes yes yes yes',
    isAboutReceipt: true,
    idOf: ({ receipts }, audience) => receipts[audience].id,
    selection: 'receipt { __typename } changes { __typename }',
    pushes: { type: 'ReceiptChanged', fields: 'receipt changes' },
  },
  scanProgress: {
    verdicts: 'no no no no yes no',
    isAboutReceipt: false,
    idOf: ({ scanIds }) => encodeNodeId({ typename: 'Scan', id: scanIds.done }),
    selection: '__typename status bill { restaurantName { value } }',
  },
};
