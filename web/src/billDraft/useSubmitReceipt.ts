import { graphql, useRelayEnvironment } from 'react-relay';
import { commit } from '../relay/commit';
import type { WireMethod } from '../table/tableState';
import type { SharedTable } from '../sharing/shareTexts';
import type { useSubmitReceiptMutation } from './__generated__/useSubmitReceiptMutation.graphql';
import type { Draft } from './draft';
import type { Attempt } from './draftMemory';
import { placeErrors, plainReceipt, type FormErrors } from './receiptInput';
import { newKey } from '../lib/newKey';

export type Submission =
  | { kind: 'created'; table: SharedTable }
  | { kind: 'invalid'; message: string; errors: FormErrors }
  | { kind: 'failed'; message: string };

const WIRE = {
  venmo: 'VENMO',
  cashapp: 'CASHAPP',
  paypal: 'PAYPAL',
  zelle: 'ZELLE',
  cash: 'CASH',
} as const satisfies Record<string, WireMethod>;

/** The key under which this draft is sent: the last one as long as nothing was changed since. */
export function attemptFor(draft: Draft, last: Attempt | null): Attempt {
  const body = JSON.stringify(plainReceipt(draft));
  return last?.body === body ? last : { key: newKey(), body };
}

/** Sends a draft. Never throws: every outcome is something the host is told. */
export function useSubmitReceipt(): (draft: Draft, attempt: Attempt) => Promise<Submission> {
  const environment = useRelayEnvironment();
  return async (draft, attempt) => {
    const { payTo, ...rest } = plainReceipt(draft);
    const orNothing = (text: string): string | null => text.trim() || null;
    const answer = await commit<useSubmitReceiptMutation>(environment, {
      mutation: graphql`
        mutation useSubmitReceiptMutation($input: CreateReceiptInput!) {
          createReceipt(input: $input) {
            __typename
            ... on CreateReceiptPayload {
              receipt {
                id
                linkId
                restaurantName
                description
              }
            }
            ... on InvalidInput {
              message
              fields {
                path
                message
              }
            }
            ... on Conflict {
              message
            }
          }
        }
      `,
      variables: {
        input: {
          ...rest,
          restaurantName: orNothing(rest.restaurantName),
          hostName: orNothing(rest.hostName),
          date: orNothing(rest.date),
          tax: orNothing(rest.tax),
          tip: orNothing(rest.tip),
          fees: orNothing(rest.fees),
          discount: orNothing(rest.discount),
          total: orNothing(rest.total),
          payTo: payTo.map(({ method, handle }) => ({ method: WIRE[method], handle })),
          idempotencyKey: attempt.key,
        },
      },
    });
    if (answer.kind === 'unreachable')
      return { kind: 'failed', message: 'No connection. Nothing is lost: try again when you have a signal.' };
    if (answer.kind === 'failed') return answer;
    const result = answer.response.createReceipt;
    switch (result.__typename) {
      case 'CreateReceiptPayload': {
        const { linkId, restaurantName, description } = result.receipt;
        return { kind: 'created', table: { linkId, restaurantName, description } };
      }
      case 'InvalidInput':
        return { kind: 'invalid', message: result.message, errors: placeErrors({ draft, fields: result.fields }) };
      case 'Conflict':
        return { kind: 'failed', message: result.message };
      default:
        return { kind: 'failed', message: 'Please try again.' };
    }
  };
}
