import { graphql } from 'react-relay';

/** Asks where the host sets up how they are paid by card. */
export const openCardAccount = graphql`
  mutation openCardAccountMutation {
    openCardAccount {
      ... on OpenCardAccountPayload @alias(as: "payload") {
        url
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
