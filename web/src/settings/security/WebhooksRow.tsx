import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { Button } from '../../ui/Button';
import { lazyView } from '../../ui/lazyView';
import { SecurityRow } from './SecurityRow';

const WebhooksDialog = lazyView(async () => (await import('../webhooks/WebhooksDialog')).WebhooksDialog);

/** Addresses to which is told what happens on the account's bills. Few people have any, so they are loaded when they are asked for. */
export function WebhooksRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <SecurityRow
        title={t('Webhooks')}
        actions={
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t('Manage webhooks')}
            onClick={() => setOpen(true)}
          >
            {t('Manage')}
          </Button>
        }
      >
        {t('For programs that want to hear what happens on your bills.')}
      </SecurityRow>
      {isOpen && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <WebhooksDialog onClose={() => setOpen(false)} />
        </DialogBoundary>
      )}
    </div>
  );
}
