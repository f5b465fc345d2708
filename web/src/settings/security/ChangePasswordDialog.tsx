import { t } from '@fairtab/domain/language/t';
import { MIN_PASSWORD, passwordsDiffer, readPasswordFor } from '@fairtab/domain/inputs/accountFields';
import { useRef, useState } from 'react';
import { Banner } from '../../ui/Banner';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { PasswordField } from '../../ui/fields/PasswordField';
import { toast } from '../../ui/toasts/toast';
import { useChangePassword } from './useChangePassword';
import { Refusal } from '../../ui/Refusal';

interface ChangePasswordDialogProps {
  username: string;
  onClose: () => void;
}

/** Changes the password. Asks for the current one. */
export function ChangePasswordDialog({ username, onClose }: ChangePasswordDialogProps) {
  const [form, setForm] = useState<PasswordForm>({ currentPassword: '', newPassword: '', repeated: '' });
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const changePassword = useChangePassword();

  const type = (field: keyof PasswordForm) => (text: string) => {
    setForm({ ...form, [field]: text });
    setProblems({ ...problems, [field]: undefined });
  };
  const refuse = (found: PasswordProblems): void => {
    setProblems(found);
    focusFirstInvalid(element.current);
  };
  const submit = async (): Promise<void> => {
    if (isSending) return;
    setRefusal(null);
    const found = problemsOf(form, { username });
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    setSending(true);
    const { currentPassword, newPassword } = form;
    const outcome = await changePassword({ currentPassword, newPassword });
    setSending(false);
    if (outcome.kind === 'done') {
      onClose();
      toast({ title: t('Password changed'), message: t('Your other devices were signed out.') });
    } else if (outcome.reason === 'InvalidCredentials') refuse({ currentPassword: outcome.message });
    else if (Object.keys(outcome.fields).length > 0) refuse(outcome.fields);
    else setRefusal(outcome.message);
  };
  return (
    <FormDialog
      ref={element}
      title={t('Change password')}
      action={t('Change password')}
      loading={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Refusal>{refusal}</Refusal>
      {/* So that a password manager knows whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('Current password')}
        autoComplete="current-password"
        value={form.currentPassword}
        error={problems.currentPassword}
        onChange={type('currentPassword')}
      />
      <PasswordField
        label={t('New password')}
        hint={t('At least {min} characters; a few words in a row are a good one.', {
          min: MIN_PASSWORD,
        })}
        autoComplete="new-password"
        value={form.newPassword}
        error={problems.newPassword}
        onChange={type('newPassword')}
      />
      <PasswordField
        label={t('New password again')}
        autoComplete="new-password"
        value={form.repeated}
        error={problems.repeated}
        onChange={type('repeated')}
      />
      <Banner>{t('Your other devices are signed out with it.')}</Banner>
    </FormDialog>
  );
}

interface PasswordForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

type PasswordProblems = Readonly<Partial<Record<keyof PasswordForm, string>>>;

/** What has to be corrected in the form. Only the server knows whether the current password is right. */
function problemsOf(form: PasswordForm, { username }: { username: string }): PasswordProblems {
  const reading = readPasswordFor(username)(form.newPassword);
  return {
    ...(form.currentPassword === '' ? { currentPassword: t('Password is required') } : {}),
    ...(reading.ok ? {} : { newPassword: reading.message }),
    ...(form.repeated === form.newPassword ? {} : { repeated: passwordsDiffer() }),
  };
}
