import { graphql } from 'react-relay';

/** Says that payments of one person arrived. */
export const confirmPerson = graphql`
  mutation confirmPersonMutation($input: ConfirmPersonInput!) {
    confirmPerson(input: $input) {
      ... on ConfirmPersonPayload @alias(as: "payload") {
        person {
          ...PersonRow_counterparty
        }
        user {
          ...PeopleTotals_user
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;
