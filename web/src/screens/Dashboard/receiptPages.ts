import { graphql } from 'react-relay';
import { fetchQuery, readInlineData, type Environment } from 'relay-runtime';
import type { dashboardReceipt_receipt$key } from './__generated__/dashboardReceipt_receipt.graphql';
import type { receiptPagesQuery } from './__generated__/receiptPagesQuery.graphql';
import { dashboardReceipt, type DashboardReceipt } from './dashboardReceipt';
import type { ReceiptFilter } from './useReceiptFilter';

const PAGE = graphql`
  query receiptPagesQuery($first: Int!, $search: String, $role: ReceiptRole, $after: String) {
    viewer {
      receipts(first: $first, search: $search, role: $role, after: $after) {
        totalCount
        edges {
          node {
            ...dashboardReceipt_receipt
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const ROLES = { all: null, hosted: 'HOST', joined: 'DINER' } as const;

const PAGE_SIZE = 10;
/** More than so many are not given at once. */
const MOST_AT_ONCE = 100;

interface Page {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: dashboardReceipt_receipt$key }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
}

/** One page of receipts, or several put together. */
export interface ReceiptPages {
  readonly receipts: readonly DashboardReceipt[];
  /** How many there are in all. */
  readonly totalCount: number;
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** Asks for the page behind a cursor, or for the first one, or for as many at once as there were. @returns how to stop */
export function loadPage(
  environment: Environment,
  details: {
    filter: ReceiptFilter;
    after: string | null;
    count?: number;
    onPage: (page: ReceiptPages) => void;
    onError: () => void;
  },
): () => void {
  const { filter, after, count = 0, onPage, onError } = details;
  const first = Math.min(Math.max(count, PAGE_SIZE), MOST_AT_ONCE);
  const variables = { first, search: filter.search || null, role: ROLES[filter.role], after };
  const asked = fetchQuery<receiptPagesQuery>(environment, PAGE, variables, { fetchPolicy: 'network-only' });
  const subscription = asked.subscribe({
    next: ({ viewer }) => (viewer ? onPage(pagesOf(viewer.receipts)) : onError()),
    error: onError,
  });
  return () => subscription.unsubscribe();
}

export function pagesOf({ edges, pageInfo, totalCount }: Page): ReceiptPages {
  const receipts = edges.map(({ node }) => readInlineData<dashboardReceipt_receipt$key>(dashboardReceipt, node));
  return { receipts, totalCount, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
}

/** One page after the other; a receipt that came twice, since a new one moved the pages, stands where it came first. */
export function joinPages(first: ReceiptPages, second: ReceiptPages): ReceiptPages {
  const known = new Set(first.receipts.map(({ id }) => id));
  return { ...second, receipts: [...first.receipts, ...second.receipts.filter(({ id }) => !known.has(id))] };
}
