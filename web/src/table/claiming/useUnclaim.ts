import { t } from '@fairtab/domain/language/t';
import { useCallback } from 'react';
import { newKey } from '../../lib/newKey';
import { useLatest } from '../../lib/useLatest';
import type { Send } from '../../network/outbox/Send';
import type { TableState } from '../tableState';
import type { News } from '../useNews';
import { wishOfClaims } from './useClaiming';

/** Gives a claim back. The wish that led to it stays with the write, so that it can be undone. */
export function useUnclaim(details: { table: TableState; send: Send } & News): (claimId: string) => Promise<void> {
  const latest = useLatest(details);
  return useCallback(
    async (claimId) => {
      const { table, send, ownAction } = latest();
      const item = table.items.find(({ claims }) => claims.some(({ id }) => id === claimId));
      const wish = item && wishOfClaims({ table, itemId: item.id, claimIds: [claimId] });
      const sent = send({
        key: newKey(),
        move: 'unclaim',
        input: { claimId },
        about: [claimId],
        words: item ? t('Unclaim {name}', { name: item.name }) : t('Unclaim an item'),
        done: { title: t('Item unclaimed'), ...(item && { message: item.name }) },
        refused: t('Error unclaiming item'),
        ...(wish && { undo: wish }),
      });
      await ownAction(sent);
    },
    [latest],
  );
}
