import { formatMoney } from '@fairtab/domain/money';
import type { Ruler } from '@fairtab/domain/shares';
import { graphql } from 'react-relay';
import type { claimItemMutation, claimItemMutation$rawResponse } from './__generated__/claimItemMutation.graphql';
import type { MutationOutcome } from '../relay/mutate';
import type { Mutate } from '../relay/useMutate';
import type { ClaimRequest } from './claimRequest';
import { withClaim } from '../table/optimisticTable';
import type { Preview } from '../table/pricing';
import type { TableState } from '../table/tableState';

/** The data from which the optimistic response is computed. */
interface ClaimExpectation {
  readonly table: TableState;
  readonly diner: string | null;
  readonly isHost: boolean;
  readonly ruler: Ruler;
  readonly itemIndex: number;
  readonly preview: Preview;
}

const MUTATION = graphql`
  mutation claimItemMutation($input: ClaimItemInput!) @raw_response_type {
    claimItem(input: $input) {
      ... on ClaimItemPayload @alias(as: "payload") {
        claim {
          id
        }
        receipt {
          ...tableState_receipt
          version
          viewerSeat {
            isHost
            diner
          }
        }
      }
      ... on AlreadyClaimed {
        item {
          id
          unclaimed
          fullyClaimed
          unitsLeft
          free {
            start
            end
          }
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

export type ClaimOutcome = MutationOutcome<{
  readonly claim: { readonly id: string };
  readonly receipt: { readonly version: number };
}>;

/** Claims an item. With an expectation the screen shows the claim at once, and takes it back when the server refuses. */
export function claimItem({
  mutate,
  request,
  expected,
}: {
  mutate: Mutate;
  request: ClaimRequest;
  expected?: ClaimExpectation;
}): Promise<ClaimOutcome> {
  const { itemId, claimer, portion, expectedAmount, idempotencyKey } = request;
  return mutate<claimItemMutation>({
    mutation: MUTATION,
    variables: {
      input: {
        itemId,
        claimerName: claimer.name,
        claimerEmail: claimer.email || null,
        claimerPhone: claimer.phone || null,
        units: portion.units,
        splitCount: portion.splitCount,
        expectedAmount,
        idempotencyKey,
      },
    },
    ...(expected ? { optimisticResponse: optimisticResponse(request, expected) } : {}),
  });
}

function optimisticResponse(
  { claimer, portion, idempotencyKey }: ClaimRequest,
  { table, diner, isHost, ruler, itemIndex, preview }: ClaimExpectation,
): claimItemMutation$rawResponse {
  // Before the first write this device has no guest id. Any stable value works until the answer comes.
  const seat = diner ?? 'this-device';
  const claim = {
    id: `new:${idempotencyKey}`,
    claimerName: claimer.name,
    diner: seat,
    ...portion,
    amount: formatMoney(preview.amountCents),
    status: 'CLAIMED' as const,
    createdAt: new Date().toISOString(),
    payment: null,
  };
  return {
    claimItem: {
      __typename: 'ClaimItemPayload',
      claim: { id: claim.id },
      receipt: { ...withClaim({ table, ruler, itemIndex, claim, preview }), viewerSeat: { isHost, diner: seat } },
    },
  };
}
