import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { DialogBoundary } from '../../../app/boundaries/DialogBoundary';
import { Button } from '../../../ui/Button';
import { lazyView } from '../../../ui/lazyView';
import { SecurityRow } from '../SecurityRow';

const AccessTokensDialog = lazyView(async () => (await import('./AccessTokensDialog')).AccessTokensDialog);

/** Tokens by which programs act for the account. Few people have any, so they are loaded when they are asked for. */
export function AccessTokensRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <SecurityRow
        title={t('Access tokens')}
        actions={
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('Manage')}
          </Button>
        }
      >
        {t('For programs that act for you.')}
      </SecurityRow>
      {isOpen && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <AccessTokensDialog onClose={() => setOpen(false)} />
        </DialogBoundary>
      )}
    </div>
  );
}
