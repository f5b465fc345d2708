import { t } from '@fairtab/domain/language/t';
import { MIN_PASSWORD, passwordsDiffer, readPassword } from '@fairtab/domain/inputs/accountFields';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { EmptyState } from '../../ui/EmptyState';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { WarnIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { useResetPassword } from './useResetPassword';
import { Refusal } from '../../ui/Refusal';

interface Typed {
  readonly newPassword: string;
  readonly repeated: string;
}

/** The page behind the link in the mail. */
export function ResetPasswordScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [form, setForm] = useState<Typed>({ newPassword: '', repeated: '' });
  const [problems, setProblems] = useState<Partial<Typed>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isWorthless, setWorthless] = useState(token === '');
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const resetPassword = useResetPassword();

  const refuse = (found: Partial<Typed>): void => {
    setProblems(found);
    focusFirstInvalid(element.current);
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setRefusal(null);
    const found = problemsOf(form);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    setSending(true);
    const outcome = await resetPassword({ token, newPassword: form.newPassword });
    setSending(false);
    if (outcome.kind === 'done') {
      toast({ title: t('Password changed'), message: t('All devices were signed out. Sign in with the new one.') });
      await navigate('/login', { replace: true, state: { username: outcome.payload.username } });
    } else if (outcome.reason === 'NotFound') setWorthless(true);
    else if (outcome.fields['newPassword'] !== undefined) refuse({ newPassword: outcome.fields['newPassword'] });
    else setRefusal(outcome.message);
  };
  const field = (name: keyof Typed) => ({
    autoComplete: 'new-password' as const,
    value: form[name],
    error: problems[name],
    onChange: (text: string) => {
      setForm({ ...form, [name]: text });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  if (isWorthless)
    return (
      <Page title={t('Link expired')}>
        <div role="status">
          <EmptyState
            page
            icon={<WarnIcon />}
            title={t('This link does not work any more')}
            action={<ButtonLink to="/forgot-password">{t('Ask for a New Link')}</ButtonLink>}
          >
            {t('It was used already, it is too old, or it was cut off.')}
          </EmptyState>
        </div>
      </Page>
    );
  return (
    <Page title={t('New password')}>
      <Stack $gap="s">
        <Hero>{t('Choose a new password')}</Hero>
        <Note>{t('All devices are signed out, and you sign in with the new one.')}</Note>
      </Stack>
      <Card as="div">
        <Stack
          as="form"
          ref={element}
          noValidate
          aria-label={t('Choose a new password')}
          onSubmit={(event) => void submit(event)}
        >
          <PasswordField
            label={t('New password')}
            enterKeyHint="next"
            hint={t('{min} characters or more. A few words in a row are easy to remember and hard to guess.', {
              min: MIN_PASSWORD,
            })}
            {...field('newPassword')}
          />
          <PasswordField label={t('Repeat new password')} enterKeyHint="done" {...field('repeated')} />
          <Refusal>{refusal}</Refusal>
          <Button type="submit" size="large" block loading={isSending}>
            {t('Set New Password')}
          </Button>
        </Stack>
      </Card>
    </Page>
  );
}

function problemsOf({ newPassword, repeated }: Typed): Partial<Typed> {
  const reading = readPassword(newPassword);
  return {
    ...(reading.ok ? {} : { newPassword: reading.message }),
    ...(repeated === newPassword ? {} : { repeated: passwordsDiffer() }),
  };
}
