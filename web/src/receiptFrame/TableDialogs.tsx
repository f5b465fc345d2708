import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { currentSession } from '../network/session/session';
import { DialogBoundary } from '../app/boundaries/DialogBoundary';
import { useHydrated } from '../lib/useHydrated';
import { lazyView } from '../ui/lazyView';
import { useTable, type TableDialog } from '../table/TableContext';
import type { TableState } from '../table/tableState';
import type { ClaimWish } from '../table/claiming/useClaiming';
import { recallDiner } from '../table/claiming/rememberedDiner';

const load = {
  claim: () => import('../table/claiming/ClaimDialog'),
  who: () => import('../table/claiming/WhoDialog'),
  pay: () => import('../table/paying/PayDialog'),
  returned: () => import('../table/paying/ReturnedDialog'),
  other: () => import('./OtherDialogs'),
};

const ClaimDialog = lazyView(async () => (await load.claim()).ClaimDialog);
const WhoDialog = lazyView(async () => (await load.who()).WhoDialog);
const PayDialog = lazyView(async () => (await load.pay()).PayDialog);
const ReturnedDialog = lazyView(async () => (await load.returned()).ReturnedDialog);
const OtherDialogs = lazyView(async () => (await load.other()).OtherDialogs);

const IDLE_MS = 2_000;

interface TableDialogsProps {
  dialog: TableDialog | null;
  table: TableState;
  onClose: () => void;
  claim: (wish: ClaimWish) => Promise<void>;
}

/** The open dialog, if any. The dialogs' code is loaded after the bill is on the screen. */
export function TableDialogs(props: TableDialogsProps) {
  usePreload();
  useEarlyQuestion();
  const { dialog, onClose } = props;
  return (
    dialog && (
      <DialogBoundary key={JSON.stringify(dialog)} onClose={onClose}>
        <Shown {...props} dialog={dialog} />
      </DialogBoundary>
    )
  );
}

function Shown({ dialog, table, onClose, claim }: TableDialogsProps & { dialog: TableDialog }) {
  if (dialog.kind === 'claim')
    return <ClaimDialog table={table} itemId={dialog.itemId} onClose={onClose} onClaim={claim} />;
  if (dialog.kind === 'who')
    return <WhoDialog table={table} itemId={dialog.itemId} onClose={onClose} onClaim={claim} />;
  if (dialog.kind === 'pay') return <PayDialog table={table} claimIds={dialog.claimIds} onClose={onClose} />;
  if (dialog.kind === 'returned') return <ReturnedDialog table={table} onClose={onClose} />;
  return <OtherDialogs dialog={dialog} table={table} onClose={onClose} claim={claim} />;
}

/** Who was asked for a name before the code had arrived goes on in the dialog, as soon as it is there. */
function useEarlyQuestion(): void {
  const isHydrated = useHydrated();
  const { open } = useTable().actions;
  useEffect(() => {
    const question = window.fairtabQuestion;
    if (!isHydrated || !question) return;
    load.who().then(
      () => question.handOver(() => open({ kind: 'who', itemId: question.itemId })),
      () => undefined,
    );
  }, [isHydrated, open]);
}

/**
 * Loads code and the account's details while the page is idle, so that dialogs open without a signal and already show the
 * name and the saved methods. Who has nothing at the table yet is asked for a name by the first tap, and for nothing else.
 */
function usePreload(): void {
  const environment = useRelayEnvironment();
  const { diner, isHost } = useTable();
  const isAtTable = diner !== null;
  useEffect(() => {
    const timer = setTimeout(() => {
      const ofTap = recallDiner() === null ? load.who : load.claim;
      for (const fetchCode of isAtTable ? [ofTap, load.pay, load.returned] : [ofTap])
        fetchCode().catch(() => undefined);
      if (isAtTable || isHost) load.other().catch(() => undefined);
      if (currentSession().id === null) return;
      import('../account/ownDetails').then(
        ({ fetchOwnDetails }) => fetchOwnDetails(environment),
        () => undefined,
      );
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [environment, isAtTable, isHost]);
}
