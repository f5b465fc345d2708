import type { Portion } from '@fairtab/domain/claims';
import { formatMoney } from '@fairtab/domain/money';
import type { Ruler } from '@fairtab/domain/shares';
import { graphql } from 'react-relay';
import type { claimItemMutation$rawResponse } from './__generated__/claimItemMutation.graphql';
import type { RememberedDiner } from './rememberedDiner';
import { withClaim } from '../table/optimisticTable';
import type { Preview } from '../table/pricing';
import type { TableState } from '../table/tableState';

interface ClaimExpectation {
  readonly table: TableState;
  readonly diner: string | null;
  readonly isHost: boolean;
  readonly ruler: Ruler;
  readonly itemIndex: number;
  readonly preview: Preview;
  readonly claimer: RememberedDiner;
  readonly portion: Portion;
  readonly sharedWith: readonly string[];
  readonly key: string;
}

export const claimItem = graphql`
  mutation claimItemMutation($input: ClaimItemInput!) @raw_response_type {
    claimItem(input: $input) {
      ... on ClaimItemPayload @alias(as: "payload") {
        claim {
          id
        }
        receipt {
          ...tableState_receipt
          viewerSeat {
            isHost
            diner
          }
        }
      }
      ... on AlreadyClaimed {
        item {
          receipt {
            ...tableState_receipt
          }
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** The answer that is expected, which the screen shows at once. */
export function expectedClaim({
  table,
  diner,
  isHost,
  ruler,
  itemIndex,
  preview,
  claimer,
  portion,
  sharedWith,
  key,
}: ClaimExpectation): claimItemMutation$rawResponse {
  // Before the first write this device has no guest id. Any stable value works until the answer comes.
  const seat = diner ?? 'this-device';
  const claim = {
    id: `new:${key}`,
    claimerName: claimer.name,
    diner: seat,
    treatedName: null,
    treatedDiner: null,
    sharedWith,
    ...portion,
    amount: formatMoney(preview.amountCents, table.currency),
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
