import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAsked } from '../../network/relay/useAsked';
import { useMutate } from '../../network/relay/useMutate';
import type { useEveningOfReceiptAddMutation } from './__generated__/useEveningOfReceiptAddMutation.graphql';
import type { useEveningOfReceiptCreateMutation } from './__generated__/useEveningOfReceiptCreateMutation.graphql';
import type { useEveningOfReceiptQuery } from './__generated__/useEveningOfReceiptQuery.graphql';

const QUERY = graphql`
  query useEveningOfReceiptQuery($id: ID!) {
    receipt(id: $id) {
      evening {
        linkId
        name
      }
    }
  }
`;

const CREATE = graphql`
  mutation useEveningOfReceiptCreateMutation($input: CreateEveningInput!) {
    createEvening(input: $input) {
      ... on CreateEveningPayload @alias(as: "payload") {
        evening {
          linkId
          name
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const ADD = graphql`
  mutation useEveningOfReceiptAddMutation($input: AddToEveningInput!) {
    addToEvening(input: $input) {
      ... on AddToEveningPayload @alias(as: "payload") {
        evening {
          linkId
          name
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

interface SeenEvening {
  readonly linkId: string;
  readonly name: string;
}

/** The id in a link to an evening. */
const LINK = /\/evenings\/([\w-]{22})/;

/** The evening of a receipt. It is fetched apart from the receipt, because it changes without it. */
export function useEveningOfReceipt(receiptId: string) {
  const { state, tryAgain, show } = useAsked<useEveningOfReceiptQuery, SeenEvening | null>({
    query: QUERY,
    variables: { id: receiptId },
    read: ({ receipt }) => receipt?.evening ?? null,
  });
  const mutate = useMutate();
  const [isBusy, setBusy] = useState(false);
  /** @param text the name of a new evening, or the link of one. @returns what is wrong with it, if anything is. */
  const put = async (text: string): Promise<string | undefined> => {
    setBusy(true);
    const eveningId = LINK.exec(text)?.[1];
    const outcome = eveningId
      ? await mutate<useEveningOfReceiptAddMutation>({
          mutation: ADD,
          variables: { input: { receiptId, eveningId } },
        })
      : await mutate<useEveningOfReceiptCreateMutation>({
          mutation: CREATE,
          variables: { input: { receiptId, name: text } },
        });
    setBusy(false);
    if (outcome.kind !== 'done') return outcome.message;
    show(outcome.payload.evening);
    return undefined;
  };
  return { state, isBusy, tryAgain, put };
}
