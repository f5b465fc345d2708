import { formatMoney } from '@fairtab/domain/money';
import type { Ruler } from '@fairtab/domain/shares';
import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { claimItemMutation, claimItemMutation$rawResponse } from './__generated__/claimItemMutation.graphql';
import { commit, messageOf } from '../relay/commit';
import type { ClaimOutcome, ClaimRequest } from '../table/claimRequest';
import { withClaim } from '../table/optimisticTable';
import type { Preview } from '../table/pricing';
import type { TableState } from '../table/tableState';

/** What the claim changes on the screen before the server answers; absent for a queued claim, which shows as waiting. */
export interface ClaimExpectation {
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
      __typename
      ... on ClaimItemPayload {
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
        message
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
      ... on AmountMismatch {
        message
      }
      ... on Conflict {
        message
      }
      ... on NotFound {
        message
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/** Claims an item; with an expectation the screen shows it at once and takes it back when the server refuses. */
export async function claimItem(
  environment: Environment,
  { request, expected }: { request: ClaimRequest; expected?: ClaimExpectation },
): Promise<ClaimOutcome> {
  const { itemId, claimer, portion, expectedAmount, idempotencyKey } = request;
  const answer = await commit<claimItemMutation>(environment, {
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
  if (answer.kind !== 'answered') return answer;
  const result = answer.response.claimItem;
  if (result.__typename === 'ClaimItemPayload')
    return { kind: 'claimed', claimId: result.claim.id, version: result.receipt.version };
  return { kind: 'refused', message: messageOf(result), reason: result.__typename };
}

function optimisticResponse(
  { claimer, portion, idempotencyKey }: ClaimRequest,
  { table, diner, isHost, ruler, itemIndex, preview }: ClaimExpectation,
): claimItemMutation$rawResponse {
  // Before the first write the server has not named this device yet; any stable name does until the answer comes.
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
