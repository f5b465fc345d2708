import type { Portion } from '@fairtab/domain/claims';
import type { Ruler } from '@fairtab/domain/shares';
import { createContext, useContext } from 'react';
import type { Send } from '../network/outbox/Send';
import type { LookOf } from './dinerLooks';
import type { LinkState } from './useLink';

/** The dialogs of a table. The code of each is loaded when it is first opened. */
export type TableDialog =
  | { kind: 'claim'; itemId: string }
  | { kind: 'who'; itemId: string }
  | { kind: 'someoneElse' }
  | { kind: 'takeRest' }
  | { kind: 'treat'; claimIds: readonly string[] }
  | { kind: 'takePlace'; personId: string }
  | { kind: 'claimDetails'; claimId: string }
  | { kind: 'pay'; claimIds: readonly string[] }
  | { kind: 'returned' }
  | { kind: 'confirm' }
  | { kind: 'remind'; claimId: string; name: string }
  | { kind: 'edit' }
  | { kind: 'payee' }
  | { kind: 'whoPaid' }
  | { kind: 'exchangeRate' }
  | { kind: 'splitAgain' }
  | { kind: 'share' }
  | { kind: 'more' }
  | { kind: 'photo' };

/** What only the host can do. */
export interface HostMoves {
  cancelClaim: (claimId: string) => void;
  reopenClaim: (claimId: string) => void;
  confirmPayment: (paymentId: string) => void;
  disputePayment: (paymentId: string) => void;
}

/** A part of an item, and who takes it. */
interface PartWish {
  readonly itemId: string;
  readonly claimer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly portion: Portion;
  /** The ids of the people who are asked to take an equal part. */
  readonly shareWith?: readonly string[];
  /** The ids of the viewer's claims on the item that this one takes the place of. */
  readonly replaces?: readonly string[];
}

interface TableActions extends HostMoves {
  open: (dialog: TableDialog) => void;
  /** Claims the usual part at once. Asks for the name first when this device does not know it, and how much where no part is usual. */
  tapItem: (itemId: string) => void;
  /** Claims a part of an item for a name. It resolves when that is answered. */
  claim: (wish: PartWish) => Promise<void>;
  unclaim: (claimId: string) => void;
  refresh: () => void;
}

/** The state that the components of every receipt screen need. The same object as long as nothing in it changed. */
export interface Table {
  readonly linkId: string;
  readonly isHost: boolean;
  /** The viewer's guest id at this table; null before their first write. */
  readonly diner: string | null;
  readonly ruler: Ruler;
  /** Everybody's label, initials and colour. */
  readonly lookOf: LookOf;
  readonly link: LinkState;
  readonly send: Send;
  readonly actions: TableActions;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable needs a TableProvider above it');
  return table;
}
