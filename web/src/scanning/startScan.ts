import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { commit, messageOf } from '../relay/commit';
import type { startScanMutation } from './__generated__/startScanMutation.graphql';

/** unreachable: nobody answered; the same key may be sent again. */
export type ScanStart =
  { kind: 'started'; scanId: string } | { kind: 'unreachable' } | { kind: 'refused'; message: string };

/** Has uploaded photos of one receipt read, from its top to its bottom. Never throws. */
export async function startScan(
  environment: Environment,
  input: { photoIds: readonly string[]; idempotencyKey: string },
): Promise<ScanStart> {
  const answer = await commit<startScanMutation>(environment, {
    mutation: graphql`
      mutation startScanMutation($input: ScanReceiptInput!) {
        scanReceipt(input: $input) {
          __typename
          ... on ScanReceiptPayload {
            scan {
              id
            }
          }
          ... on InvalidInput {
            message
          }
          ... on NotFound {
            message
          }
          ... on TooManyAttempts {
            message
          }
          ... on Conflict {
            message
          }
        }
      }
    `,
    variables: { input },
  });
  if (answer.kind === 'unreachable') return answer;
  if (answer.kind === 'failed') return { kind: 'refused', message: answer.message };
  const result = answer.response.scanReceipt;
  return result.__typename === 'ScanReceiptPayload'
    ? { kind: 'started', scanId: result.scan.id }
    : { kind: 'refused', message: messageOf(result) };
}
