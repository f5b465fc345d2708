import { t } from '@fairtab/domain/language/t';
import { newKey } from '../../lib/newKey';
import type { Table } from '../TableContext';

/** Gives claims back to who was treated to them. */
export async function sendEndTreat(
  { linkId, send }: Pick<Table, 'linkId' | 'send'>,
  claimIds: readonly string[],
): Promise<void> {
  await send({
    key: newKey(),
    move: 'endTreat',
    input: { receiptId: linkId, claimIds },
    about: claimIds,
    words: t('Undo a treat'),
    done: { title: t('Given back') },
    refused: t('That did not work'),
  });
}
