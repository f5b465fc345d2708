import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import type { TableState } from '../tableState';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { toast } from '../../ui/toasts/toast';
import { PayeeForm } from './PayeeForm';
import { PayeeNote } from './PayeeNote';

const FORM = 'payee-form';

/** Asks the host at the table how the others pay. */
export function PayeeDialog({ table, onClose }: { table: TableState; onClose: () => void }) {
  const [isSaving, setSaving] = useState(false);
  const saved = (): void => {
    onClose();
    toast({ title: t('Everybody at the table sees it now') });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('How do they pay you?')}
      footer={
        <Button type="submit" form={FORM} size="large" block loading={isSaving}>
          {t('Save')}
        </Button>
      }
    >
      <PayeeForm
        id={FORM}
        receiptId={table.id}
        currency={table.currency}
        onBill={table}
        onSaving={setSaving}
        onSaved={saved}
      >
        <PayeeNote />
      </PayeeForm>
    </Dialog>
  );
}
