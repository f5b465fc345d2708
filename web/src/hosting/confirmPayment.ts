import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { confirmPaymentMutation } from './__generated__/confirmPaymentMutation.graphql';
import { commit, messageOf, type Outcome } from '../relay/commit';

const MUTATION = graphql`
  mutation confirmPaymentMutation($input: ConfirmPaymentInput!) {
    confirmPayment(input: $input) {
      __typename
      ... on ConfirmPaymentPayload {
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

/** The host says the money arrived. */
export async function confirmPayment(environment: Environment, paymentId: string): Promise<Outcome> {
  const answer = await commit<confirmPaymentMutation>(environment, {
    mutation: MUTATION,
    variables: { input: { paymentId } },
  });
  if (answer.kind !== 'answered') return answer;
  const result = answer.response.confirmPayment;
  return result.__typename === 'ConfirmPaymentPayload'
    ? { kind: 'done', version: result.receipt.version }
    : { kind: 'refused', message: messageOf(result) };
}
