import type { BusinessNote } from '@fairtab/domain/books/BusinessNote';
import { useCallback, useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useBusinessNoteQuery } from './__generated__/useBusinessNoteQuery.graphql';

const QUERY = graphql`
  query useBusinessNoteQuery($id: ID!) {
    receipt(id: $id) {
      businessNote {
        label
        project
        attendees
      }
    }
  }
`;

type NoteState =
  { readonly kind: 'loading' | 'failed' } | { readonly kind: 'there'; readonly note: BusinessNote | null };

/** The host's note. It is fetched apart from the receipt, which is the same for everybody at the table. */
export function useBusinessNote(receiptId: string) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<NoteState>({ kind: 'loading' });
  const load = useCallback(
    () =>
      fetchQuery<useBusinessNoteQuery>(
        environment,
        QUERY,
        { id: receiptId },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ receipt }) => setState({ kind: 'there', note: receipt?.businessNote ?? null }),
        error: () => setState({ kind: 'failed' }),
      }),
    [environment, receiptId],
  );
  useEffect(() => {
    const asked = load();
    return () => asked.unsubscribe();
  }, [load]);
  const tryAgain = (): void => {
    setState({ kind: 'loading' });
    load();
  };
  return { state, tryAgain, show: (note: BusinessNote | null) => setState({ kind: 'there', note }) };
}
