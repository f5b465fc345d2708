import { graphql } from 'react-relay';
import type { Mutate } from '../../network/relay/useMutate';
import type { ScanReceiptInput, startScanMutation } from './__generated__/startScanMutation.graphql';
import type { ScanTextInput, startScanTextMutation } from './__generated__/startScanTextMutation.graphql';

const MUTATION = graphql`
  mutation startScanMutation($input: ScanReceiptInput!) {
    scanReceipt(input: $input) {
      ... on ScanReceiptPayload @alias(as: "payload") {
        scan {
          id
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const TEXT_MUTATION = graphql`
  mutation startScanTextMutation($input: ScanTextInput!) {
    scanText(input: $input) {
      ... on ScanTextPayload @alias(as: "payload") {
        scan {
          id
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Starts to read the text of one bill. */
export function startTextScan({ mutate, input }: { mutate: Mutate; input: ScanTextInput }) {
  return mutate<startScanTextMutation>({ mutation: TEXT_MUTATION, variables: { input } });
}

/** Starts a scan of the uploaded photos of one receipt, ordered from its top to its bottom. */
export function startScan({ mutate, input }: { mutate: Mutate; input: ScanReceiptInput }) {
  return mutate<startScanMutation>({ mutation: MUTATION, variables: { input } });
}
