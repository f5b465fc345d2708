import type { ClaimWish } from '../table/claiming/useClaiming';
import type { TableDialog } from '../table/TableContext';
import type { TableState } from '../table/tableState';
import { lazyView } from '../ui/lazyView';

const SomeoneElseDialog = lazyView(async () => (await import('../table/claiming/SomeoneElseDialog')).SomeoneElseDialog);
const TakeRestDialog = lazyView(async () => (await import('../table/claiming/TakeRestDialog')).TakeRestDialog);
const TreatDialog = lazyView(async () => (await import('../table/claiming/TreatDialog')).TreatDialog);
const TakePlaceDialog = lazyView(async () => (await import('../table/claiming/TakePlaceDialog')).TakePlaceDialog);
const ClaimDetailsDialog = lazyView(
  async () => (await import('../table/claiming/ClaimDetailsDialog')).ClaimDetailsDialog,
);
const ConfirmDialog = lazyView(async () => (await import('../table/paying/ConfirmDialog')).ConfirmDialog);
const RemindDialog = lazyView(async () => (await import('../table/hosting/RemindDialog')).RemindDialog);
const EditDialog = lazyView(async () => (await import('../table/hosting/EditDialog')).EditDialog);
const PayeeDialog = lazyView(async () => (await import('../table/hosting/PayeeDialog')).PayeeDialog);
const WhoPaidDialog = lazyView(async () => (await import('../table/contributions/WhoPaidDialog')).WhoPaidDialog);
const ExchangeRateDialog = lazyView(
  async () => (await import('../table/exchange/ExchangeRateDialog')).ExchangeRateDialog,
);
const SplitAgainDialog = lazyView(
  async () => (await import('../billEntry/billDraft/SplitAgainDialog')).SplitAgainDialog,
);
const ShareDialog = lazyView(async () => (await import('../sharing/ShareDialog')).ShareDialog);
const MoreDialog = lazyView(async () => (await import('./MoreDialog')).MoreDialog);
const SharedPhotosDialog = lazyView(async () => (await import('../photos/SharedPhotosDialog')).SharedPhotosDialog);

type Kind = Exclude<TableDialog['kind'], 'claim' | 'who' | 'pay' | 'returned'>;

interface OtherDialogsProps {
  dialog: Extract<TableDialog, { kind: Kind }>;
  table: TableState;
  onClose: () => void;
  claim: (wish: ClaimWish) => Promise<void>;
}

/** The dialogs that a first claim and its payment do not need. Their names alone would make a table's page half a kilobyte larger. */
export function OtherDialogs({ dialog, table, onClose, claim }: OtherDialogsProps) {
  if (dialog.kind === 'someoneElse') return <SomeoneElseDialog table={table} onClose={onClose} onClaim={claim} />;
  if (dialog.kind === 'takeRest') return <TakeRestDialog table={table} onClose={onClose} onClaim={claim} />;
  if (dialog.kind === 'treat') return <TreatDialog table={table} claimIds={dialog.claimIds} onClose={onClose} />;
  if (dialog.kind === 'takePlace')
    return <TakePlaceDialog table={table} personId={dialog.personId} onClose={onClose} />;
  if (dialog.kind === 'claimDetails')
    return <ClaimDetailsDialog table={table} claimId={dialog.claimId} onClose={onClose} />;
  if (dialog.kind === 'confirm') return <ConfirmDialog table={table} onClose={onClose} />;
  if (dialog.kind === 'remind') return <RemindDialog claimId={dialog.claimId} name={dialog.name} onClose={onClose} />;
  if (dialog.kind === 'edit') return <EditDialog table={table} onClose={onClose} />;
  if (dialog.kind === 'payee') return <PayeeDialog table={table} onClose={onClose} />;
  if (dialog.kind === 'whoPaid') return <WhoPaidDialog table={table} onClose={onClose} />;
  if (dialog.kind === 'exchangeRate') return <ExchangeRateDialog table={table} onClose={onClose} />;
  if (dialog.kind === 'splitAgain') return <SplitAgainDialog table={table} onClose={onClose} />;
  if (dialog.kind === 'more') return <MoreDialog table={table} onClose={onClose} />;
  if (dialog.kind === 'photo') return <SharedPhotosDialog linkId={table.linkId} onClose={onClose} />;
  return <ShareDialog open onClose={onClose} receipt={table} />;
}
