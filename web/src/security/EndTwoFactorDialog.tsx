import { toast } from '../ui/toasts/toast';
import { PasswordDialog } from './PasswordDialog';
import { useEndTwoFactor } from './useEndTwoFactor';

export function EndTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const endTwoFactor = useEndTwoFactor();
  return (
    <PasswordDialog
      title="Turn two-factor login off"
      action="Turn it off"
      variant="danger"
      onClose={onClose}
      onConfirm={async (password) => {
        const outcome = await endTwoFactor(password);
        if (outcome.kind === 'done') {
          onClose();
          toast({ title: 'Two-factor login is off' });
        }
        return outcome;
      }}
    >
      Your password alone will then get you in. The recovery codes end with it.
    </PasswordDialog>
  );
}
