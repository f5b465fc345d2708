import type { Ruler } from '@fairtab/domain/shares';
import { createContext, useContext } from 'react';
import type { LinkState } from './useLink';

/** The dialogs of a table. The code of each is loaded when it is first opened. */
export type TableDialog =
  | { kind: 'claim'; itemId: string }
  | { kind: 'someoneElse' }
  | { kind: 'claimDetails'; claimId: string }
  | { kind: 'pay'; claimIds: readonly string[] }
  | { kind: 'returned' }
  | { kind: 'edit' }
  | { kind: 'share' }
  | { kind: 'photo' };

/** What only the host can do. */
export interface HostMoves {
  cancelClaim: (claimId: string) => void;
  reopenClaim: (claimId: string) => void;
  confirmPayment: (paymentId: string) => void;
  disputePayment: (paymentId: string) => void;
}

interface TableActions extends HostMoves {
  open: (dialog: TableDialog) => void;
  /** Claims the usual part at once when this device knows the diner's name. Otherwise opens the claim dialog. */
  tapItem: (itemId: string) => void;
  unclaim: (claimId: string) => void;
  refresh: () => void;
}

/** What the components of every receipt screen need. The same object as long as nothing in it changed. */
export interface Table {
  readonly linkId: string;
  readonly isHost: boolean;
  /** The viewer's guest id at this table; null before their first write. */
  readonly diner: string | null;
  readonly ruler: Ruler;
  readonly link: LinkState;
  readonly actions: TableActions;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable needs a TableProvider above it');
  return table;
}
