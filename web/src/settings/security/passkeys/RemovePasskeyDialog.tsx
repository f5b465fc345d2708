import { t } from '@fairtab/domain/language/t';
import { toast } from '../../../ui/toasts/toast';
import { PasswordDialog } from '../PasswordDialog';
import { useRemovePasskey } from './usePasskeys';

interface RemovePasskeyDialogProps {
  passkeyId: string;
  /** The browser that made it. */
  device: string;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkeyId, device, onClose }: RemovePasskeyDialogProps) {
  const removePasskey = useRemovePasskey();
  return (
    <PasswordDialog
      title={t('Remove this passkey')}
      action={t('Remove')}
      variant="danger"
      onClose={onClose}
      onConfirm={async (password) => {
        const outcome = await removePasskey({ passkeyId, password });
        if (outcome.kind === 'done') {
          onClose();
          toast({ title: t('Passkey removed') });
        }
        return outcome;
      }}
    >
      {t('Nobody can sign in with the passkey of {device} any more. Where it is signed in now, it stays so.', {
        device,
      })}
    </PasswordDialog>
  );
}
