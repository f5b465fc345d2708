import { t } from '@fairtab/domain/language/t';
import { toast } from '../../../ui/toasts/toast';
import { PasswordDialog } from '../PasswordDialog';
import { useAddPasskey, useStartPasskey } from './usePasskeys';

/** Adds a passkey of this device, after the password. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const startPasskey = useStartPasskey();
  const addPasskey = useAddPasskey();
  return (
    <PasswordDialog
      title={t('Add a passkey')}
      action={t('Continue')}
      onClose={onClose}
      onConfirm={async (password) => {
        const started = await startPasskey({ password });
        if (started.kind !== 'done') return started;
        const outcome = await addPasskey(started.payload.options);
        onClose();
        if (outcome.kind === 'done') toast({ title: t('Passkey added') });
        else toast({ title: t('No passkey was added'), message: outcome.message, variant: 'destructive' });
        return started;
      }}
    >
      {t(
        'Your device keeps it, and asks for your finger, your face or its PIN. You sign in with it without a password.',
      )}
    </PasswordDialog>
  );
}
