import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readInlineData, type DataID } from 'relay-runtime';
import { useOnReturn } from '../relay/connection';
import type { TableProvider_receipt$key } from './__generated__/TableProvider_receipt.graphql';
import type { tableState_receipt$key } from '../table/__generated__/tableState_receipt.graphql';
import { recallPendingPayment } from '../paying/pendingPayment';
import { TableContext, type Table, type TableDialog } from '../table/TableContext';
import { TableDialogs } from './TableDialogs';
import { tableState } from '../table/tableState';
import { showClaimOutcome } from '../claiming/showClaimOutcome';
import { useClaiming } from '../claiming/useClaiming';
import { useHostMoves } from '../hosting/useHostMoves';
import { useLink } from '../table/useLink';
import { useNews } from '../table/useNews';
import { usePolling } from '../table/usePolling';
import { useQueueSender } from '../claiming/useQueueSender';
import { useRuler } from '../table/useRuler';
import { useUnclaim } from '../claiming/useUnclaim';

interface TableProviderProps {
  receipt: TableProvider_receipt$key;
  /** Refetches the screen's data. */
  refresh: () => void;
  /** The connection that new entries of the trail are added to, on a screen that shows the trail. */
  trail?: DataID;
  children: ReactNode;
}

/** Keeps a receipt live, and gives the components of every receipt screen the same actions and dialogs. */
export function TableProvider({ receipt: key, refresh, trail, children }: TableProviderProps) {
  const receipt = useFragment(
    graphql`
      fragment TableProvider_receipt on Receipt {
        linkId
        viewerSeat {
          isHost
          diner
        }
        ...tableState_receipt
      }
    `,
    key,
  );
  const { linkId } = receipt;
  const { isHost, diner = null } = receipt.viewerSeat;
  const table = readInlineData<tableState_receipt$key>(tableState, receipt);
  const seat = useMemo(() => ({ isHost, diner }), [isHost, diner]);
  const ruler = useRuler(table);
  const link = useLink();
  const [dialog, open] = useState<TableDialog | null>(null);

  const { ownAction, onAnswered } = useNews({ linkId, diner, trail, refresh });
  const unclaim = useUnclaim({ table, ownAction, onAnswered });
  const askFor = useCallback((itemId: string) => open({ kind: 'claim', itemId }), []);
  const { claim, tapItem } = useClaiming({ table, ruler, seat, askFor, unclaim, ownAction, onAnswered });
  const hostMoves = useHostMoves({ onAnswered });

  usePolling({ active: link === 'reconnecting', poll: refresh });
  useQueueSender({
    linkId,
    link,
    onOutcome: ({ itemId }, outcome) => {
      onAnswered(outcome.kind === 'done' ? outcome.payload.receipt.version : null);
      const itemName = table.items.find(({ id }) => id === itemId)?.name ?? '';
      showClaimOutcome({ outcome, itemName, undo: unclaim });
    },
  });
  const askAboutPayment = useAskAboutPayment({ linkId, open });
  useOnReturn(() => {
    refresh();
    askAboutPayment();
  });

  const value = useMemo(
    (): Table => ({
      linkId,
      ...seat,
      ruler,
      link,
      actions: {
        open,
        tapItem,
        unclaim,
        refresh,
        ...hostMoves,
      },
    }),
    [linkId, seat, ruler, link, tapItem, unclaim, refresh, hostMoves],
  );
  return (
    <TableContext.Provider value={value}>
      {children}
      <TableDialogs dialog={dialog} table={table} onClose={() => open(null)} claim={claim} onAnswered={onAnswered} />
    </TableContext.Provider>
  );
}

/** Asks "Did it go through?" when the payer returns from a pay app, also when the phone had dropped the page. */
function useAskAboutPayment({ linkId, open }: { linkId: string; open: (dialog: TableDialog) => void }): () => void {
  const ask = useCallback(() => {
    if (recallPendingPayment(linkId)) open({ kind: 'returned' });
  }, [linkId, open]);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, [ask]);
  return ask;
}
