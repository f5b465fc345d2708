import { graphql } from 'react-relay';

/** Reports all that is open on receipts of one host as paid with one sum. */
export const payPerson = graphql`
  mutation payPersonMutation($input: PayPersonInput!) {
    payPerson(input: $input) {
      ... on PayPersonPayload @alias(as: "payload") {
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
