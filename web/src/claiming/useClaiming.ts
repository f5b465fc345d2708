import type { Portion } from '@fairtab/domain/claims';
import { formatMoney } from '@fairtab/domain/money';
import type { Ruler } from '@fairtab/domain/shares';
import { useCallback, useEffect, useRef } from 'react';
import { loadClaimItem } from './loadClaimItem';
import { newKey } from '../lib/newKey';
import { UNREACHABLE } from '../relay/mutate';
import { useMutate } from '../relay/useMutate';
import type { ClaimOutcome } from './claimItem';
import { recallDiner, type RememberedDiner } from './rememberedDiner';
import { portionOfOneTap } from '../table/portions';
import { freeOf, previewClaim } from '../table/pricing';
import { queueClaim } from './queuedClaims';
import type { TableState } from '../table/tableState';
import { showClaimOutcome } from './showClaimOutcome';
import type { News } from '../table/useNews';
import { announce } from '../ui/LiveRegion';
import { useLatest } from '../lib/useLatest';

export interface ClaimWish {
  readonly itemId: string;
  readonly claimer: RememberedDiner;
  readonly portion: Portion;
}

export interface Seat {
  readonly isHost: boolean;
  readonly diner: string | null;
}

/** Claims from the screen with the exact amount and a key of its own. Offers an undo, and queues the claim without a connection. */
export function useClaiming(
  details: {
    table: TableState;
    ruler: Ruler;
    seat: Seat;
    askFor: (itemId: string) => void;
    unclaim: (claimId: string) => void;
  } & News,
): { claim: (wish: ClaimWish) => Promise<void>; tapItem: (itemId: string) => void } {
  const latest = useLatest(details);
  const mutate = useMutate();
  const underWay = useRef(new Set<string>());
  useEffect(() => void loadClaimItem(), []);

  const claim = useCallback(
    async ({ itemId, claimer, portion }: ClaimWish): Promise<void> => {
      const { table, ruler, seat, unclaim, ownAction, onAnswered } = latest();
      const itemIndex = table.items.findIndex(({ id }) => id === itemId);
      const item = table.items[itemIndex];
      // A second tap before the first is answered counts as an accident.
      if (!item || underWay.current.has(itemId)) return;
      const preview = previewClaim({ ruler, itemIndex, free: freeOf(item), portion });
      if (!preview) {
        latest().askFor(itemId);
        return;
      }
      const request = {
        itemId,
        claimer,
        portion,
        expectedAmount: formatMoney(preview.amountCents),
        idempotencyKey: newKey(),
      };
      const queueIt = (): void => {
        queueClaim(table.linkId, request);
        const isOffline = !navigator.onLine;
        announce(
          isOffline
            ? `You are offline. ${item.name} will be claimed when you are back online.`
            : `Nobody answers just now. ${item.name} will be claimed as soon as Fairtab answers.`,
        );
      };
      if (!navigator.onLine) {
        queueIt();
        return;
      }
      underWay.current.add(itemId);
      const expected = { table, ...seat, ruler, itemIndex, preview };
      const send = async (): Promise<ClaimOutcome> => {
        const module = await loadClaimItem();
        return module ? module.claimItem({ mutate, request, expected }) : UNREACHABLE;
      };
      const outcome = await ownAction(send());
      underWay.current.delete(itemId);
      if (outcome.kind === 'unreachable') {
        queueIt();
        return;
      }
      onAnswered(outcome.kind === 'done' ? outcome.payload.receipt.version : null);
      showClaimOutcome({ outcome, itemName: item.name, undo: unclaim });
    },
    [mutate, latest],
  );

  const tapItem = useCallback(
    (itemId: string): void => {
      const { table, askFor } = latest();
      const item = table.items.find(({ id }) => id === itemId);
      const claimer = recallDiner();
      const portion = item && portionOfOneTap({ ...item, claims: liveClaims(item), free: freeOf(item) });
      if (claimer && portion) void claim({ itemId, claimer, portion });
      else askFor(itemId);
    },
    [claim, latest],
  );

  return { claim, tapItem };
}

function liveClaims(item: TableState['items'][number]): TableState['items'][number]['claims'] {
  return item.claims.filter(({ status }) => status !== 'CANCELLED');
}
