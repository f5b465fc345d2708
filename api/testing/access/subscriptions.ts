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
  /** The arguments of the subscription; none when empty. */
  readonly argsOf: (fixture: ReadFixture, audience: Audience) => string;
  readonly selection: string;
  /** The fields of the types that only events have. */
  readonly pushes?: Readonly<Record<string, string>>;
}

export const SUBSCRIPTIONS: Readonly<Record<string, SubscriptionExpectation>> = {
  receiptChanged: {
    //         nobody guest otherAccount diner host expired
    verdicts: 'yes yes yes yes yes yes',
    isAboutReceipt: true,
    // The first version, so that the difference has everything that was claimed and paid since.
    argsOf: ({ receipts }, audience) => `id: "${receipts[audience].id}", since: 1`,
    selection: `
      receipt { __typename } since changes { __typename } snapshot { __typename }
      difference {
        items { claims { claimerEmail } } claims { claimerEmail claimerPhone } people { claims { claimerEmail } }
        payments { handle } lists { people { claims { claimerEmail } } payments { handle } }
      }`,
    pushes: {
      ReceiptChanged: 'receipt since changes difference snapshot',
      ReceiptDifference: 'items claims people payments lists',
    },
  },
  receiptEvents: {
    // The first event only says that the stream runs. Who is told of which receipt is tested in api/live/accounts/receiptEvents.test.ts.
    verdicts: 'no yes yes yes yes no',
    isAboutReceipt: false,
    argsOf: () => '',
    selection: 'cursor change { __typename } receipt { __typename }',
    pushes: { ReceiptEvent: 'cursor receipt change' },
  },
  eveningChanged: {
    // Whoever has the link may see an evening. Who has a wrong one is refused: api/schema/evening/eveningChanged.test.ts.
    verdicts: 'yes yes yes yes yes yes',
    isAboutReceipt: false,
    argsOf: ({ eveningId }) => `id: "${encodeNodeId({ typename: 'Evening', id: eveningId })}"`,
    selection: '__typename name people { name net } proposal { __typename }',
  },
  scanProgress: {
    verdicts: 'no no no no yes no',
    isAboutReceipt: false,
    argsOf: ({ scanIds }) => `id: "${encodeNodeId({ typename: 'Scan', id: scanIds.done })}"`,
    selection: '__typename status bill { restaurantName { value } }',
  },
  jobProgress: {
    verdicts: 'no no no no yes no',
    isAboutReceipt: false,
    argsOf: ({ jobId }) => `id: "${encodeNodeId({ typename: 'AccountJob', id: jobId })}"`,
    selection: '__typename state problem',
  },
};
