import { graphql } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  Observable,
  type DataID,
  type Environment,
  type GraphQLResponse,
} from 'relay-runtime';
import { closeSocket } from '../network/relay/liveSocket';
import { VersionedStore } from '../network/relay/VersionedStore';
import type { receiptChangesSubscription$data } from './__generated__/receiptChangesSubscription.graphql';

type TableEvent = receiptChangesSubscription$data['receiptChanged'];
export type TableChange = TableEvent['changes'][number];

// Only fields that are the same for every viewer, so that the server makes one payload for the whole table. `receipt` and
// `difference` together have all of `tableState_receipt` that a claim or payment can change; after an edit of the bill
// the server sends the snapshot.
const SUBSCRIPTION = graphql`
  subscription receiptChangesSubscription($id: ID!, $since: Int, $trails: [ID!]!) {
    receiptChanged(id: $id, since: $since) {
      since
      receipt {
        id
        version
        claimed
        paid
        remaining
        unclaimed
        gap
        looking
        contributions {
          personId
          diner
          name
          amount
          owed
          passedOn
          settled
        }
      }
      difference {
        items {
          unclaimed
          fullyClaimed
          unitsLeft
          free {
            start
            end
          }
          claims {
            id
          }
        }
        claims {
          claimerName
          diner
          treatedName
          treatedDiner
          sharedWith
          units
          splitCount
          pieces {
            start
            end
          }
          amount
          covered
          status
          createdAt
          payment {
            id
          }
        }
        people {
          diner
          name
          owes
          paid
          household
          askedInto
          claims {
            id
          }
        }
        payments {
          diner
          payerName
          amount
          cashAmount
          method
          status
          createdAt
          completedAt
          acceptedAt
          claims {
            id
          }
        }
        lists {
          people {
            id
          }
          payments {
            id
          }
        }
      }
      snapshot {
        ...tableState_receipt
      }
      changes @prependNode(connections: $trails, edgeTypeName: "ReceiptChangesConnectionEdge") {
        id
        version
        at
        kind
        diner
        about
        actorName
        summary
      }
    }
  }
`;

interface Options {
  /** The `id` of the receipt, or its `linkId` where nothing but the changes is shown. */
  readonly receiptId: DataID;
  /** The connection that new entries of the trail are added to. */
  readonly trail: DataID | undefined;
  /** Whether this browser has become a diner since its socket was opened. The server words changes for whoever opened it. */
  readonly isNewDiner: boolean;
  /** Gets every change once, oldest first. */
  readonly onChanges: (changes: readonly TableChange[]) => void;
  /** The receipt is up to date, but the trail misses entries: too much happened meanwhile, or an answer with them came too late. */
  readonly onGap: () => void;
  /** The server ended the subscription. */
  readonly onEnd: () => void;
}

/**
 * Keeps the receipt in the store up to date, from the version that the store has when the subscription starts, and again
 * from the last event when the socket was lost.
 * @returns a function that stops it
 */
export function receiptChanges(environment: Environment, options: Options): () => void {
  const { receiptId, trail, onChanges, onGap, onEnd } = options;
  const request = getRequest(SUBSCRIPTION);
  const variables = { id: receiptId, since: null, trails: trail === undefined ? [] : [trail] };
  const operation = createOperationDescriptor(request, variables);
  /** The version to continue from, and the last one whose change was told. */
  let since = versionIn(environment, receiptId);
  let told = since;
  let stop = (): void => undefined;

  function start(): void {
    // The socket writes the variables whenever it connects, so a getter tells it the version of then.
    const current = {
      ...variables,
      get since() {
        return since;
      },
    };
    const events = environment.getNetwork().execute(request.params, current, { force: true });
    const source = Observable.create<GraphQLResponse>((sink) =>
      events.subscribe({
        next: (response) => receive(response, (fitting) => sink.next(fitting)),
        error: (error: Error) => sink.error(error),
        complete: () => sink.complete(),
      }),
    );
    const onComplete = (): void => {
      const store = environment.getStore();
      if (store instanceof VersionedStore) store.letGoBack(receiptId);
      onEnd();
    };
    const subscription = environment
      .executeWithSource({ operation, source })
      .subscribe({ error: onEnd, complete: onComplete });
    stop = () => subscription.unsubscribe();
  }

  /**
   * A difference leads from `since`, or from any version after it, to the version of its event. A store that is newer
   * already, by the answer to a mutation, needs only the changes. So does one without the receipt: then no screen shows it.
   */
  function receive(response: GraphQLResponse, publish: (response: GraphQLResponse) => void): void {
    const event = eventIn(response);
    const known = event ? versionIn(environment, event.receipt.id) : null;
    if (!event?.difference) publish(response);
    else {
      if (known !== null && known < (event.since ?? Infinity)) {
        restartFrom(known);
        return;
      }
      if (known !== null) publish(known <= event.receipt.version ? response : withoutDifference(event));
    }
    if (event) tell(event, known);
  }

  function restartFrom(version: number): void {
    stop();
    since = version;
    start();
  }

  /** @param known the version that the store had before: an older one than was told where it went back in time */
  function tell({ receipt: { version }, since: from, changes }: TableEvent, known: number | null): void {
    const news = changes.filter((change) => told === null || change.version > told);
    const last = told === null ? null : Math.min(told, known ?? told);
    const isComplete = last === null || version <= last || (from ?? Infinity) <= last;
    since = version;
    told = Math.max(version, told ?? 0);
    if (news.length > 0) onChanges(news);
    if (!isComplete) onGap();
  }

  if (options.isNewDiner) closeSocket();
  start();
  const store = environment.getStore();
  const forget = store instanceof VersionedStore && trail !== undefined ? store.onMissed(onGap) : null;
  return () => {
    forget?.();
    stop();
  };
}

function versionIn(environment: Environment, receiptId: DataID): number | null {
  const store = environment.getStore();
  return store instanceof VersionedStore ? store.versionOf(receiptId) : null;
}

function withoutDifference(event: TableEvent): GraphQLResponse {
  return { data: { receiptChanged: { ...event, difference: null } } };
}

function eventIn(response: GraphQLResponse): TableEvent | null {
  const data = 'data' in response ? response.data : null;
  return (data as receiptChangesSubscription$data | null | undefined)?.receiptChanged ?? null;
}
