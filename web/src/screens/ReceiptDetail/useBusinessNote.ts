import type { BusinessNote } from '@fairtab/domain/books/BusinessNote';
import { graphql } from 'react-relay';
import { useAsked } from '../../network/relay/useAsked';
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

/** The host's note. It is fetched apart from the receipt, which is the same for everybody at the table. */
export function useBusinessNote(receiptId: string) {
  return useAsked<useBusinessNoteQuery, BusinessNote | null>({
    query: QUERY,
    variables: { id: receiptId },
    read: ({ receipt }) => receipt?.businessNote ?? null,
  });
}
