import type { Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import { formatMoney } from '@fairtab/domain/money';
import type { Ruler } from '@fairtab/domain/shares';
import { useCallback, useRef } from 'react';
import { feelClaim } from './feelClaim';
import { newKey } from '../../lib/newKey';
import type { Send } from '../../network/outbox/Send';
import type { Write } from '../../network/outbox/writes';
import { recallDiner, type RememberedDiner } from './rememberedDiner';
import { portionOfOneTap } from '../portions';
import { freeOf, freeWithout, previewClaim, type Costing } from '../pricing';
import type { TableState } from '../tableState';
import type { News } from '../useNews';
import { useLatest } from '../../lib/useLatest';
import { ownPart } from './ownPart';

export interface ClaimWish {
  readonly itemId: string;
  readonly claimer: RememberedDiner;
  readonly portion: Portion | Costing;
  /** The ids of the people who are asked to take an equal part. */
  readonly shareWith?: readonly string[];
  /** The ids of own claims on the item that this one takes the place of. */
  readonly replaces?: readonly string[];
}

/** The wish that would lead to claims of one person on one item; null when they are gone, or no one claim could have their place. */
export function wishOfClaims(details: {
  table: TableState;
  itemId: string;
  claimIds: readonly string[];
}): ClaimWish | null {
  const { table, itemId, claimIds } = details;
  const claims = table.items.find(({ id }) => id === itemId)?.claims.filter(({ id }) => claimIds.includes(id));
  const part = ownPart(claims ?? [], claims?.[0]?.diner ?? null);
  if (!part?.portion) return null;
  const shareWith = part.shareWith.filter((id) => table.people.some((person) => person.id === id));
  return { itemId, claimer: part.claimer, portion: part.portion, shareWith };
}

/** Claims from the screen with the exact amount. */
export function useClaiming(
  details: {
    table: TableState;
    ruler: Ruler;
    askFor: (itemId: string) => void;
    /** Asks who the diner is, and claims. */
    askName: (itemId: string) => void;
    send: Send;
  } & News,
): { claim: (wish: ClaimWish) => Promise<void>; tapItem: (itemId: string) => void } {
  const latest = useLatest(details);
  const underWay = useRef(new Map<string, Promise<unknown>>());

  const claim = useCallback(
    async (wish: ClaimWish): Promise<void> => {
      const { itemId, claimer, portion, shareWith = [], replaces = [] } = wish;
      // A choice that is made while a tap on the same item is under way counts after that tap.
      while (underWay.current.has(itemId)) await underWay.current.get(itemId);
      const { table, ruler, send, ownAction } = latest();
      const itemIndex = table.items.findIndex(({ id }) => id === itemId);
      const item = table.items[itemIndex];
      if (!item) return;
      const preview = previewClaim({ ruler, itemIndex, free: freeWithout(item, replaces), portion });
      if (!preview) {
        latest().askFor(itemId);
        return;
      }
      const undo = replaces.length > 0 ? wishOfClaims({ table, itemId, claimIds: replaces }) : null;
      const write: Write = {
        key: newKey(),
        move: 'claimItem',
        input: {
          itemId,
          claimerName: claimer.name,
          claimerEmail: claimer.email || null,
          claimerPhone: claimer.phone || null,
          ...('costCents' in portion ? { wantedAmount: formatMoney(portion.costCents, table.currency) } : portion),
          shareWith,
          ...(replaces.length > 0 && { replaces }),
          expectedAmount: formatMoney(preview.amountCents, table.currency),
        },
        about: [itemId],
        words: t('Claim {name}', { name: item.name }),
        done: { title: t('Item claimed!'), message: item.name },
        refused: t('Error claiming item'),
        ...(undo && { undo }),
      };
      feelClaim();
      const answered = ownAction(send(write)).finally(() => underWay.current.delete(itemId));
      underWay.current.set(itemId, answered);
      await answered;
    },
    [latest],
  );

  const tapItem = useCallback(
    (itemId: string): void => {
      // A second tap before the first is answered counts as an accident.
      if (underWay.current.has(itemId)) return;
      const { table, askFor, askName } = latest();
      const item = table.items.find(({ id }) => id === itemId);
      const claimer = recallDiner();
      const portion = item && portionOfOneTap({ ...item, claims: liveClaims(item), free: freeOf(item) });
      if (!portion) askFor(itemId);
      else if (claimer) void claim({ itemId, claimer, portion });
      else askName(itemId);
    },
    [claim, latest],
  );

  return { claim, tapItem };
}

function liveClaims(item: TableState['items'][number]): TableState['items'][number]['claims'] {
  return item.claims.filter(({ status }) => status !== 'CANCELLED');
}
