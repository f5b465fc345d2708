import { encodeNodeId } from '../../schema/ids';
import type { Scope } from '../fixtures/viewerKinds';
import type { World } from '../fixtures/ReadFixture';

interface Subscription {
  /** Who is told, one word for each of COLUMNS, on a bill that is shared by link; `sees` decides about the others. */
  readonly verdicts: string;
  readonly isAboutBill: boolean;
  readonly idOf: (world: World, scope: Scope) => string;
  readonly selection: string;
  /** What is pushed, where it is of a type of its own. */
  readonly pushes?: { readonly type: string; readonly fields: string };
}

export const SUBSCRIPTIONS: Readonly<Record<string, Subscription>> = {
  receiptChanged: {
    //         nobody guest otherUser participant host expired
    verdicts: 'yes yes yes yes yes yes',
    isAboutBill: true,
    idOf: ({ bills }, scope) => bills[scope].id,
    selection: 'receipt { __typename } changes { __typename }',
    pushes: { type: 'ReceiptChanged', fields: 'receipt changes' },
  },
  scanProgress: {
    verdicts: 'no no no no yes no',
    isAboutBill: false,
    idOf: ({ scanIds }) => encodeNodeId({ typename: 'Scan', id: scanIds.done }),
    selection: '__typename status bill { restaurantName { value } }',
  },
};
