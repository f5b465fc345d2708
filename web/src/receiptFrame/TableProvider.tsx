import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readInlineData, type DataID } from 'relay-runtime';
import { useLastSeen } from '../network/offline/lastSeen';
import { useKeptReceipt } from '../network/offline/useKeptReceipt';
import { useOnReturn } from '../network/relay/connection';
import type { TableProvider_receipt$key } from './__generated__/TableProvider_receipt.graphql';
import type { tableState_receipt$key } from '../table/__generated__/tableState_receipt.graphql';
import { recallPendingPayment } from '../table/paying/pendingPayment';
import { TableContext, type Table, type TableDialog } from '../table/TableContext';
import { lazyView } from '../ui/lazyView';
import { TableDialogs } from './TableDialogs';
import { tableState } from '../table/tableState';
import { isToldByServer } from '../table/thisDevice';
import { useDinerLooks } from '../table/dinerLooks';
import { recallDiner } from '../table/claiming/rememberedDiner';
import { useClaiming } from '../table/claiming/useClaiming';
import { useHostMoves } from '../table/hosting/useHostMoves';
import { codeLoader } from '../lib/codeLoader';
import { useLatest } from '../lib/useLatest';
import { useOutbox } from '../table/moves/useOutbox';
import { noteTaps } from '../ui/dialogs/openingTap';
import type { Send } from '../network/outbox/Send';
import { toast } from '../ui/toasts/toast';
import type { Outcomes } from './Outcomes';
import { useLink } from '../table/useLink';
import { CurrencyContext } from '../ui/CurrencyContext';
import { useNews } from '../table/useNews';
import { usePolling } from '../table/usePolling';
import { useRuler } from '../table/useRuler';
import { useUnclaim } from '../table/claiming/useUnclaim';

const IDLE_MS = 3_000;

/** What is printed in place of a receipt's screen. Its code comes when the page is idle, because printing does not wait for code. */
const PrintReceipt = lazyView(async () => {
  await new Promise((done) => setTimeout(done, IDLE_MS));
  return (await import('./PrintedReceipt')).PrintedReceipt;
}, null);

const isOwnName = (name: string): boolean => recallDiner()?.name === name;

interface TableProviderProps {
  receipt: TableProvider_receipt$key;
  /** Refetches the screen's data. */
  refresh: () => void;
  /** The connection that new entries of the trail are added to, on a screen that shows the trail. */
  trail?: DataID;
  children: ReactNode;
}

const loadOutcomes = codeLoader(() => import('./Outcomes'));

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
  const lookOf = useDinerLooks(table.people);
  const link = useLink();
  useEffect(noteTaps, []);
  const [dialog, open] = useState<TableDialog | null>(null);

  const { ownAction } = useNews({ receiptId: table.id, diner, people: table.people, trail, isOwnName, refresh });
  const outcomes = useRef<Outcomes | null>(null);
  const deliver = useOutbox({
    linkId,
    isKnown: isToldByServer(diner),
    isLive: link === 'live',
    refresh,
    onOutcome: (write, outcome) => {
      // The receipt may be another one than this device shows.
      if (outcome.kind !== 'done') refresh();
      void loadOutcomes().then((code) => {
        if (code) (outcomes.current ??= new code.Outcomes()).show({ write, outcome, ...latest() });
        // What was done is on the screen, and a refusal is told in any case.
        else if (outcome.kind !== 'done')
          toast({ title: write.refused, message: outcome.message, variant: 'destructive' });
      });
    },
  });
  const send = useCallback<Send>(
    (write, options) => {
      // On its way with the write, so that a page on which nobody taps does not load it.
      void loadOutcomes();
      return deliver(write, options);
    },
    [deliver],
  );
  const unclaim = useUnclaim({ table, send, ownAction });
  const askFor = useCallback((itemId: string) => open({ kind: 'claim', itemId }), []);
  const askName = useCallback((itemId: string) => open({ kind: 'who', itemId }), []);
  const { claim, tapItem } = useClaiming({ table, ruler, askFor, askName, send, ownAction });
  const latest = useLatest({ linkId, unclaim, claim, send });
  const hostMoves = useHostMoves({ send });

  useKeptReceipt({ linkId, version: table.version, isLive: link === 'live' });
  const isFromDevice = useLastSeen(linkId) !== null;
  usePolling({ active: link === 'reconnecting' || (isFromDevice && link === 'live'), poll: refresh });
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
      lookOf,
      link,
      send,
      actions: {
        open,
        tapItem,
        claim,
        unclaim: (claimId) => void unclaim(claimId),
        refresh,
        ...hostMoves,
      },
    }),
    [linkId, seat, ruler, lookOf, link, send, tapItem, claim, unclaim, refresh, hostMoves],
  );
  return (
    <TableContext.Provider value={value}>
      <CurrencyContext value={table.currency}>
        {children}
        <PrintReceipt table={table} />
        <TableDialogs dialog={dialog} table={table} onClose={() => open(null)} claim={claim} />
      </CurrencyContext>
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
