import { use, useEffect, type ReactNode } from 'react';
import { useLazyLoadQuery, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime';
import { markCurrent } from './lastSeen';
import { showKeptReceipt } from './showKeptReceipt';
import { forgetReceipt } from './seenReceipts';

/** A screen's query whose root is one receipt. */
type ReceiptQueryType = OperationType & { readonly response: { readonly receipt: unknown } };

interface ReceiptQueryProps<Query extends ReceiptQueryType> {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Query>;
  linkId: string;
  children: (data: Query['response']) => ReactNode;
}

/**
 * Reads a receipt screen's query. When the server cannot be reached, it shows the receipt as this device has last seen it,
 * and the server's state in its place as soon as that comes.
 */
export function ReceiptQuery<Query extends ReceiptQueryType>(props: ReceiptQueryProps<Query>) {
  const { query, queryRef, linkId } = props;
  const environment = useRelayEnvironment();
  const isInStore = useDecision({ environment, query, queryRef, linkId });
  useEffect(() => {
    const waiting = queryRef.source?.subscribe({ next: () => markCurrent(linkId), error: () => undefined });
    return () => waiting?.unsubscribe();
  }, [queryRef, linkId]);
  return isInStore ? <FromStore {...props} /> : <FromServer {...props} />;
}

/** Follows the store, so the screen stays when a request fails. */
function FromStore<Query extends ReceiptQueryType>(props: ReceiptQueryProps<Query>) {
  const { query, queryRef } = props;
  const data = useLazyLoadQuery<Query>(query, queryRef.variables, { fetchPolicy: 'store-only' });
  return <Shown {...props} data={data} />;
}

function FromServer<Query extends ReceiptQueryType>(props: ReceiptQueryProps<Query>) {
  return <Shown {...props} data={usePreloadedQuery<Query>(props.query, props.queryRef)} />;
}

function Shown<Query extends ReceiptQueryType>({
  linkId,
  data,
  children,
}: ReceiptQueryProps<Query> & { data: Query['response'] }) {
  const isGone = data.receipt === null;
  useEffect(() => {
    if (isGone) forgetReceipt(linkId);
  }, [isGone, linkId]);
  return children(data);
}

const decisions = new WeakMap<object, boolean | Promise<boolean>>();

/**
 * Whether to read the query from the store. Suspends while that is unknown: when the device has kept the receipt and the
 * server has not answered yet. One decision for each visit, so that the screen never starts anew under somebody's thumb.
 */
function useDecision<Query extends ReceiptQueryType>(visit: {
  environment: IEnvironment;
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Query>;
  linkId: string;
}): boolean {
  const { environment, query, queryRef, linkId } = visit;
  let decision = decisions.get(queryRef);
  if (decision === undefined) {
    const operation = createOperationDescriptor(getRequest(query), queryRef.variables);
    const isInStore = () => environment.check(operation).status === 'available';
    decision =
      isInStore() || (showKeptReceipt({ environment, linkId, answers: queryRef.source })?.then(isInStore) ?? false);
    decisions.set(queryRef, decision);
  }
  return typeof decision === 'boolean' ? decision : use(decision);
}
