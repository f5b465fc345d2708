import { formOf } from '../../table/hosting/editForm';
import { payeeOf } from '../../table/hosting/payee';
import type { TableState } from '../../table/tableState';
import type { Draft } from './Draft';

/**
 * A new bill with the lines and amounts of one that was split before, such as the usual lunch. It is of today, nobody has claimed
 * of it, and its total follows its lines.
 * @param fresh an empty draft, with what this device remembers of its host
 */
export function draftOf(table: TableState, fresh: Draft): Draft {
  const { items, handles: _handles, ...bill } = formOf(table);
  return {
    ...fresh,
    ...bill,
    ...payeeOf(table, fresh),
    step: 2,
    date: fresh.date,
    items: items.map(({ id: _id, ...item }, index) => ({ ...item, key: index + 1 })),
    evenSplit: table.evenSplit?.people ?? null,
    tipMode: 'manual',
    total: '',
  };
}
