import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useTrail_receipt$data, useTrail_receipt$key } from './__generated__/useTrail_receipt.graphql';
import type { useTrailQuery } from './__generated__/useTrailQuery.graphql';

type Page = useTrail_receipt$data['changes'];
type Entry = Page['edges'][number]['node'];

const PAGE = graphql`
  query useTrailQuery($id: ID!, $after: String) {
    receipt(id: $id) {
      changes(first: 20, after: $after) {
        edges {
          node {
            id
            version
            at
            summary
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

/** The trail a page at a time, with what happens meanwhile put on top. */
export function useTrail(key: useTrail_receipt$key) {
  const { linkId, version, changes } = useFragment(
    graphql`
      fragment useTrail_receipt on Receipt {
        linkId
        version
        changes(first: 20) {
          edges {
            node {
              id
              version
              at
              summary
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [entries, setEntries] = useState(() => changes.edges.map(({ node }) => node));
  const [end, setEnd] = useState(changes.pageInfo);
  const [loading, setLoading] = useState(false);
  const seen = useRef(version);

  const load = useCallback(
    ({ after, onPage }: { after: string | null; onPage: (page: Page) => void }) => {
      fetchQuery<useTrailQuery>(environment, PAGE, { id: linkId, after }, { fetchPolicy: 'network-only' }).subscribe({
        next: ({ receipt }) => receipt && onPage(receipt.changes),
        complete: () => setLoading(false),
        error: () => setLoading(false),
      });
    },
    [environment, linkId],
  );
  const addPage = useCallback((page: Page) => setEntries((known) => merged(known, page)), []);

  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    load({ after: null, onPage: addPage });
  }, [version, load, addPage]);

  const loadMore = (): void => {
    setLoading(true);
    load({
      after: end.endCursor ?? null,
      onPage: (page) => {
        addPage(page);
        setEnd(page.pageInfo);
      },
    });
  };
  return { entries, hasMore: end.hasNextPage, loading, loadMore };
}

function merged(known: readonly Entry[], page: Page): Entry[] {
  const byId = new Map([...known, ...page.edges.map(({ node }) => node)].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => b.version - a.version);
}
