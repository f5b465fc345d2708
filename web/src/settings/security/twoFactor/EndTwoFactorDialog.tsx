import { t } from '@fairtab/domain/language/t';
import { toast } from '../../../ui/toasts/toast';
import { PasswordDialog } from '../PasswordDialog';
import { useEndTwoFactor } from './useEndTwoFactor';

export function EndTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const endTwoFactor = useEndTwoFactor();
  return (
    <PasswordDialog
      title={t('Turn two-factor login off')}
      action={t('Turn it off')}
      variant="danger"
      onClose={onClose}
      onConfirm={async (password) => {
        const outcome = await endTwoFactor({ password });
        if (outcome.kind === 'done') {
          onClose();
          toast({ title: t('Two-factor login is off') });
        }
        return outcome;
      }}
    >
      {t('Your password alone will then get you in. The recovery codes end with it.')}
    </PasswordDialog>
  );
}
