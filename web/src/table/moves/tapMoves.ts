import { graphql } from 'relay-runtime';
import { centsOf } from '@fairtab/domain/money';
import { claimItem } from '@fairtab/domain/moves/claimItem';
import { unclaim } from '@fairtab/domain/moves/unclaim';
import { claimsToPay, payClaims } from '@fairtab/domain/moves/payClaims';
import { methodOf, moveOf, personNamed } from './KnownMove';
import type { tapMovesClaimItemMutation$variables } from './__generated__/tapMovesClaimItemMutation.graphql';
import type { tapMovesUnclaimMutation$variables } from './__generated__/tapMovesUnclaimMutation.graphql';
import type { tapMovesPayClaimsMutation$variables } from './__generated__/tapMovesPayClaimsMutation.graphql';

/** The moves behind most taps at a table. */
export const tapMoves = {
  /** Takes a part of an item. */
  claimItem: moveOf<tapMovesClaimItemMutation$variables>({
    document: graphql`
      mutation tapMovesClaimItemMutation($input: ClaimItemInput!) {
        claimItem(input: $input) {
          ... on ClaimItemPayload @alias(as: "payload") {
            claim {
              id
            }
            receipt {
              viewerSeat {
                isHost
                diner
              }
            }
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (
      state,
      { itemId, claimerName, units = null, splitCount, wantedAmount, shareWith, replaces },
      { guestId, madeId, at },
    ) =>
      claimItem({
        state,
        guestId,
        wanted: {
          itemId,
          claimerName,
          claimerEmail: null,
          claimerPhone: null,
          units: units ?? null,
          splitCount: splitCount ?? 1,
          wantedAmountCents: typeof wantedAmount === 'string' ? centsOf(wantedAmount) : null,
          expectedAmountCents: null,
        },
        sharedWith: (shareWith ?? []).map((id) => personNamed(state, id)),
        replaces: replaces ?? [],
        claimId: madeId,
        at,
      }),
  }),
  /** Gives an unpaid claim back to the table. */
  unclaim: moveOf<tapMovesUnclaimMutation$variables>({
    document: graphql`
      mutation tapMovesUnclaimMutation($input: UnclaimInput!) {
        unclaim(input: $input) {
          ... on UnclaimPayload @alias(as: "payload") {
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { claimId }, { guestId }) => unclaim({ state, claimId, guestId }),
  }),
  /** Reports claims as paid, all in one payment. The host may confirm it. */
  payClaims: moveOf<tapMovesPayClaimsMutation$variables>({
    document: graphql`
      mutation tapMovesPayClaimsMutation($input: PayClaimsInput!) {
        payClaims(input: $input) {
          ... on PayClaimsPayload @alias(as: "payload") {
            payment {
              id
              handle
            }
            version
          }
          ...mutate_refusal @alias(as: "refusal")
        }
      }
    `,
    step: (state, { claimIds = null, method, cashAmount }, { guestId, madeId, at, paidBy }) => {
      const toPay = claimsToPay(state, { claimIds, guestId });
      return 'refusal' in toPay
        ? toPay
        : payClaims({
            state,
            guestId,
            claims: toPay.claims,
            paidBy: { method: methodOf(method ?? paidBy), handle: null },
            expectedAmountCents: null,
            cashCents: cashAmount ? centsOf(cashAmount) : null,
            paymentId: madeId,
            at,
          });
    },
  }),
};
