import { t } from '@fairtab/domain/language/t';
import { graphql } from 'react-relay';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import { useMutate } from '../../network/relay/useMutate';
import { wireMethod } from '../../lib/wireMethod';
import { wireTaxClass } from '../../lib/wireTaxClass';
import type { SharedTable } from '../../sharing/shareTexts';
import type { useSubmitReceiptMutation } from './__generated__/useSubmitReceiptMutation.graphql';
import type { Draft } from './Draft';
import type { Attempt } from './draftMemory';
import { placeErrors, plainReceipt } from './receiptInput';
import { newKey } from '../../lib/newKey';

const MUTATION = graphql`
  mutation useSubmitReceiptMutation($input: CreateReceiptInput!) {
    createReceipt(input: $input) {
      ... on CreateReceiptPayload @alias(as: "payload") {
        receipt {
          id
          linkId
          restaurantName
          description
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** The idempotency key for this draft: the last attempt's as long as nothing has changed since. */
export function attemptFor(draft: Draft, last: Attempt | null): Attempt {
  const body = JSON.stringify(plainReceipt(draft));
  return last?.body === body ? last : { key: newKey(), body };
}

/** Sends a draft. The fields of a refusal are named as in the form. */
export function useSubmitReceipt(): (
  draft: Draft,
  attempt: Attempt,
) => Promise<MutationOutcome<{ readonly receipt: SharedTable }>> {
  const mutate = useMutate();
  return async (draft, attempt) => {
    const { payTo, items, ...rest } = plainReceipt(draft);
    const orNothing = (text: string): string | null => text.trim() || null;
    const outcome = await mutate<useSubmitReceiptMutation>({
      mutation: MUTATION,
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
          items: items.map(({ taxClass, ...item }) => ({
            ...item,
            ...(taxClass ? { taxClass: wireTaxClass(taxClass) } : {}),
          })),
          payTo: payTo.map(({ method, handle }) => ({ method: wireMethod(method), handle })),
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          idempotencyKey: attempt.key,
        },
      },
    });
    if (outcome.kind === 'done') return outcome;
    if (outcome.kind === 'unreachable')
      return { ...outcome, message: t('No connection. Nothing is lost: try again when you have a signal.') };
    return { ...outcome, fields: placeErrors({ draft, fields: outcome.fields }) };
  };
}
