import { t } from '@fairtab/domain/language/t';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ButtonProps } from '../../ui/Button';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { PasswordField } from '../../ui/fields/PasswordField';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';

interface PasswordDialogProps {
  title: string;
  /** The effect of the confirmed action. */
  children: ReactNode;
  action: string;
  variant?: ButtonProps['variant'];
  /** Acts with the password. The field shows a refusal. */
  onConfirm: (password: string) => Promise<MutationOutcome<unknown>>;
  onClose: () => void;
}

/** Asks for the password again, so that nobody else can do this on an unlocked device. */
export function PasswordDialog({ title, children, action, variant, onConfirm, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // This runs after the dialog has opened, which puts the focus on its title.
  useEffect(() => field.current?.focus(), []);

  const refuse = (message: string): void => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = async (): Promise<void> => {
    if (isSending) return;
    if (password === '') {
      refuse(t('Password is required'));
      return;
    }
    setSending(true);
    const outcome = await onConfirm(password);
    setSending(false);
    if (outcome.kind !== 'done') refuse(outcome.message);
  };
  return (
    <FormDialog
      title={title}
      action={action}
      variant={variant}
      loading={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{children}</p>
      <PasswordField
        ref={field}
        label={t('Your password')}
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={(text) => {
          setPassword(text);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
