import type { Ruler } from '@fairtab/domain/shares';
import { createContext, useContext } from 'react';
import type { QueuedClaim } from '../claiming/queuedClaims';
import type { HostMoves } from '../hosting/useHostMoves';
import type { LinkState } from './useLink';

/** The dialogs of a table. Each is loaded when it is first wanted. */
export type TableDialog =
  | { kind: 'claim'; itemId: string }
  | { kind: 'someoneElse' }
  | { kind: 'claimDetails'; claimId: string }
  | { kind: 'pay'; claimIds: readonly string[] }
  | { kind: 'returned' }
  | { kind: 'edit' }
  | { kind: 'share' }
  | { kind: 'photo' };

export interface TableActions extends HostMoves {
  open: (dialog: TableDialog) => void;
  /** One tap: claims the usual part at once when the device knows who holds it, else asks in the claim dialog. */
  tapItem: (itemId: string) => void;
  unclaim: (claimId: string) => void;
  dropQueued: (idempotencyKey: string) => void;
  refresh: () => void;
}

/** What every part of a receipt's screen may need, whichever screen it is. Stable as long as nothing in it changed. */
export interface Table {
  readonly linkId: string;
  readonly isHost: boolean;
  /** How the viewer is known at this table; null before the first write. */
  readonly diner: string | null;
  readonly ruler: Ruler;
  readonly link: LinkState;
  readonly queue: readonly QueuedClaim[];
  readonly actions: TableActions;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable needs a TableProvider above it');
  return table;
}
