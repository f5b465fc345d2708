import { t } from '@fairtab/domain/language/t';
import { rich } from '../ui/rich';
import { useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { leaveAccount } from '../network/session/leaveAccount';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { PasswordField } from '../ui/fields/PasswordField';
import { Stack } from '../ui/layout/Stack';
import { Note } from '../ui/Text';
import { toast } from '../ui/toasts/toast';
import type { DeleteAccountDialog_user$key } from './__generated__/DeleteAccountDialog_user.graphql';
import { useDeleteAccount } from './useDeleteAccount';
import { Refusal } from '../ui/Refusal';

interface DeleteAccountDialogProps {
  user: DeleteAccountDialog_user$key;
  onClose: () => void;
}

const FORM = 'delete-account-form';

/** Confirms the account's deletion: by a mail to a verified address, or else with the password. */
export function DeleteAccountDialog({ user: key, onClose }: DeleteAccountDialogProps) {
  const { email, isEmailVerified } = useFragment(
    graphql`
      fragment DeleteAccountDialog_user on User {
        email
        isEmailVerified
      }
    `,
    key,
  );
  const deleteAccount = useDeleteAccount();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isMailSent, setMailSent] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const isByMail = isEmailVerified && email !== null && email !== undefined;

  const refuse = (message: string): void => {
    setProblem(message);
    passwordField.current?.focus();
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    if (!isByMail && password === '') {
      refuse(t('Password is required'));
      return;
    }
    setProblem(null);
    setSending(true);
    const outcome = await deleteAccount({ password: isByMail ? null : password });
    setSending(false);
    if (outcome.kind !== 'done') refuse(outcome.message);
    else if (!outcome.payload.isMailSent) leaveAccount({ title: t('Your account was deleted') });
    else {
      setMailSent(true);
      toast({
        title: t('Account Deletion Requested'),
        message: t('Please follow the link we sent to {email}.', { email: email ?? '' }),
      });
    }
  };

  if (isMailSent)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('One more step')}
        footer={
          <Button size="large" block onClick={onClose}>
            {t('OK')}
          </Button>
        }
      >
        <p role="status">
          {rich(
            'We sent a mail to <strong>{email}</strong>. Your account is deleted when you follow the link in it. Until then nothing changes.',
            { email, strong: (inner) => <strong>{inner}</strong> },
          )}
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Delete account')}
      footer={
        <>
          <Button type="submit" form={FORM} variant="danger" size="large" block loading={isSending}>
            {isByMail ? t('Send the link to delete it') : t('Delete Account')}
          </Button>
          <Button variant="secondary" block onClick={onClose}>
            {t('Keep my account')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('Are you sure you want to delete your account? This action cannot be undone.')}</p>
        <Note>
          {t(
            "The bills you host are deleted for everybody at their tables, and so are your saved payment methods and settings. What you claimed on others' bills stays there without your name.",
          )}
        </Note>
        {isByMail ? (
          <>
            <p>
              {rich('To be sure that it is you, we send a link to <strong>{email}</strong>.', {
                email,
                strong: (inner) => <strong>{inner}</strong>,
              })}
            </p>
            <Refusal>{problem}</Refusal>
          </>
        ) : (
          <PasswordField
            ref={passwordField}
            label={t('Your password')}
            autoComplete="current-password"
            enterKeyHint="done"
            value={password}
            error={problem}
            onChange={setPassword}
          />
        )}
      </Stack>
    </Dialog>
  );
}
