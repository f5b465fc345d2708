import type { ReactNode } from 'react';
import type { BillForm } from '../billDraft/BillForm';
import { ConfirmBar } from '../scanReview/ConfirmBar';
import { ScanReview } from '../scanReview/ScanReview';
import type { Confirmation } from '../scanReview/useConfirmation';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { lazyView } from '../../ui/lazyView';
import { ItemRows } from './ItemRows';
import { RestaurantFields } from './RestaurantFields';
import { TypedExtras } from './TypedExtras';

/** A bill that is typed in needs none of it. */
const ScannedExtras = lazyView(
  async () => (await import('./ScannedExtras')).ScannedExtras,
  <Skeleton $height="12rem" />,
);

interface BillFieldsProps {
  form: BillForm;
  /** Whether the restaurant's name is required. */
  nameRequired?: boolean;
  confirmation: Confirmation;
  /** Called when the host confirms a bill that was read. */
  onConfirmed: () => void;
  /** Messages and buttons below the fields. */
  children: ReactNode;
}

/** The one form of a bill, in the wizard and for accounts. One that was read is beside its photo, and its confirmation stays in view. */
export function BillFields({ form, nameRequired = false, confirmation, onConfirmed, children }: BillFieldsProps) {
  const isRead = form.draft.scan !== null;
  return (
    <ScanReview form={form}>
      <Stack $gap="xl">
        <RestaurantFields form={form} nameRequired={nameRequired} />
        <ItemRows form={form} />
        {isRead ? <ScannedExtras form={form} /> : <TypedExtras form={form} />}
        {children}
        {isRead && <ConfirmBar form={form} confirmation={confirmation} onConfirmed={onConfirmed} />}
      </Stack>
    </ScanReview>
  );
}
