import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { PasswordDialog } from '../PasswordDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { useRenewRecoveryCodes } from './useRenewRecoveryCodes';

/** New recovery codes in the place of those that are used up or lost. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renewCodes = useRenewRecoveryCodes();
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <PasswordDialog
      title={t('New recovery codes')}
      action={t('Make new codes')}
      onClose={onClose}
      onConfirm={async (password) => {
        const outcome = await renewCodes({ password });
        if (outcome.kind === 'done') setCodes(outcome.payload.recoveryCodes);
        return outcome;
      }}
    >
      {t('The codes you have now will no longer get you in.')}
    </PasswordDialog>
  );
}
