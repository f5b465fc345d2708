import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { toast } from '../ui/toast';
import type { TableDialog } from './TableContext';
import type { TableState } from './tableState';
import type { ClaimWish } from './useClaiming';
import { loadUnclaim } from './useUnclaim';

const load = {
  claim: () => import('./ClaimDialog'),
  someoneElse: () => import('./SomeoneElseDialog'),
  claimDetails: () => import('./ClaimDetailsDialog'),
  pay: () => import('./PayDialog'),
  returned: () => import('./ReturnedDialog'),
  edit: () => import('./EditDialog'),
  share: () => import('../sharing/ShareDialog'),
};

const ClaimDialog = lazy(async () => ({ default: (await load.claim()).ClaimDialog }));
const SomeoneElseDialog = lazy(async () => ({ default: (await load.someoneElse()).SomeoneElseDialog }));
const ClaimDetailsDialog = lazy(async () => ({ default: (await load.claimDetails()).ClaimDetailsDialog }));
const PayDialog = lazy(async () => ({ default: (await load.pay()).PayDialog }));
const ReturnedDialog = lazy(async () => ({ default: (await load.returned()).ReturnedDialog }));
const EditDialog = lazy(async () => ({ default: (await load.edit()).EditDialog }));
const ShareDialog = lazy(async () => ({ default: (await load.share()).ShareDialog }));

const IDLE_MS = 2_000;

interface TableDialogsProps {
  dialog: TableDialog | null;
  table: TableState;
  onClose: () => void;
  claim: (wish: ClaimWish) => Promise<void>;
  onAnswered: (version: number | null) => void;
}

/** The dialog that is wanted, if any. None of their code is loaded before the bill can be read and tapped. */
export function TableDialogs(props: TableDialogsProps) {
  usePreload();
  const { dialog, onClose } = props;
  return (
    dialog && (
      <ErrorBoundary key={JSON.stringify(dialog)} fallback={() => <Unavailable onClose={onClose} />}>
        <Suspense fallback={null}>
          <Shown {...props} dialog={dialog} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

function Shown({ dialog, table, onClose, claim, onAnswered }: TableDialogsProps & { dialog: TableDialog }) {
  if (dialog.kind === 'claim')
    return <ClaimDialog table={table} itemId={dialog.itemId} onClose={onClose} onClaim={claim} />;
  if (dialog.kind === 'someoneElse') return <SomeoneElseDialog table={table} onClose={onClose} onClaim={claim} />;
  if (dialog.kind === 'claimDetails')
    return <ClaimDetailsDialog table={table} claimId={dialog.claimId} onClose={onClose} />;
  if (dialog.kind === 'pay')
    return <PayDialog table={table} claimIds={dialog.claimIds} onClose={onClose} onAnswered={onAnswered} />;
  if (dialog.kind === 'returned') return <ReturnedDialog table={table} onClose={onClose} onAnswered={onAnswered} />;
  if (dialog.kind === 'edit') return <EditDialog table={table} onClose={onClose} onAnswered={onAnswered} />;
  return <ShareDialog open onClose={onClose} receipt={table} />;
}

/** Fetched while nothing else is going on, so that a tap without a signal still opens its dialog. */
function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const fetchCode of [load.claim, load.pay, load.returned, loadUnclaim]) fetchCode().catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
}

function Unavailable({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({
      title: 'No connection',
      message: 'This needs a signal. Please try again in a moment.',
      variant: 'destructive',
    });
    onClose();
  }, [onClose]);
  return null;
}
