import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { PasswordField } from '../ui/fields/PasswordField';
import { Stack } from '../ui/layout/Stack';
import type { MutationOutcome } from '../relay/mutate';

interface PasswordDialogProps {
  title: string;
  /** What the confirmed action does. */
  children: ReactNode;
  action: string;
  variant?: ButtonProps['variant'];
  /** Acts with the password. The field shows a refusal. */
  onConfirm: (password: string) => Promise<MutationOutcome<unknown>>;
  onClose: () => void;
}

const FORM = 'password-form';

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
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    if (password === '') {
      refuse('Password is required');
      return;
    }
    setSending(true);
    const outcome = await onConfirm(password);
    setSending(false);
    if (outcome.kind !== 'done') refuse(outcome.message);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={FORM} size="large" block variant={variant ?? 'primary'} loading={isSending}>
          {action}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <p>{children}</p>
          <PasswordField
            ref={field}
            label="Your password"
            autoComplete="current-password"
            value={password}
            error={problem}
            onChange={(text) => {
              setPassword(text);
              setProblem(null);
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
