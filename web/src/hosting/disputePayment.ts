import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { disputePaymentMutation } from './__generated__/disputePaymentMutation.graphql';
import { commit, messageOf, type Outcome } from '../relay/commit';

const MUTATION = graphql`
  mutation disputePaymentMutation($input: DisputePaymentInput!) {
    disputePayment(input: $input) {
      __typename
      ... on DisputePaymentPayload {
        receipt {
          ...tableState_receipt
          version
        }
      }
      ... on Conflict {
        message
      }
      ... on NotFound {
        message
      }
    }
  }
`;

/** The host says the money did not arrive. */
export async function disputePayment(environment: Environment, paymentId: string): Promise<Outcome> {
  const answer = await commit<disputePaymentMutation>(environment, {
    mutation: MUTATION,
    variables: { input: { paymentId } },
  });
  if (answer.kind !== 'answered') return answer;
  const result = answer.response.disputePayment;
  return result.__typename === 'DisputePaymentPayload'
    ? { kind: 'done', version: result.receipt.version }
    : { kind: 'refused', message: messageOf(result) };
}
