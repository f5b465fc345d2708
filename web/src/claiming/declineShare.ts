import { graphql } from 'react-relay';

/** Says that the viewer had none of a dish that somebody asked them to share. */
export const declineShare = graphql`
  mutation declineShareMutation($input: DeclineShareInput!) {
    declineShare(input: $input) {
      ... on DeclineSharePayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
