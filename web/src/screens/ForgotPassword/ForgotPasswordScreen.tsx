import { t } from '@fairtab/domain/language/t';
import { rich } from '../../ui/rich';
import { useRef, useState, type SubmitEvent } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { EmptyState } from '../../ui/EmptyState';
import { CheckIcon } from '../../ui/icons';
import { ButtonLink, LoneLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import { TextField } from '../../ui/fields/TextField';
import { useRequestReset } from './useRequestReset';

interface Problem {
  readonly message: string;
  /** Whether the message belongs to the field. */
  readonly isOfField: boolean;
}

/** Requests a mail with a link to choose a new password. */
export function ForgotPasswordScreen() {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const [validMinutes, setValidMinutes] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const requestReset = useRequestReset();

  const refuse = (found: Problem): void => {
    setProblem(found);
    if (found.isOfField) field.current?.focus();
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    if (typed.trim() === '') {
      refuse({ message: t('Username or email is required'), isOfField: true });
      return;
    }
    setProblem(null);
    setSending(true);
    const outcome = await requestReset({ usernameOrEmail: typed.trim() });
    setSending(false);
    if (outcome.kind === 'done') {
      setValidMinutes(outcome.payload.validMinutes);
      return;
    }
    const ofField = outcome.fields['usernameOrEmail'];
    refuse({ message: ofField ?? outcome.message, isOfField: ofField !== undefined });
  };

  if (validMinutes !== null)
    return (
      <Page title={t('Look into your mail')}>
        <div role="status">
          <EmptyState
            page
            icon={<CheckIcon />}
            title={t('Look into your mail')}
            action={<ButtonLink to="/login">{t('Back to Sign In')}</ButtonLink>}
          >
            {t(
              'If {typed} belongs to an account with a verified email address, a link to choose a new password is on its way. It works once, for {minutes} minutes.',
              { typed: typed.trim(), minutes: validMinutes },
            )}
          </EmptyState>
        </div>
      </Page>
    );
  return (
    <Page title={t('Forgot password')}>
      <Stack $gap="s">
        <Hero>{t('Forgot your password?')}</Hero>
        <Note>
          {t('We mail you a link to choose a new one, to the email address that you verified in your profile.')}
        </Note>
      </Stack>
      <Card as="div">
        <Stack as="form" noValidate aria-label={t('Forgot password')} onSubmit={(event) => void submit(event)}>
          <TextField
            ref={field}
            label={t('Username or email')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            value={typed}
            error={problem?.isOfField ? problem.message : null}
            onChange={(text) => {
              setTyped(text);
              setProblem(null);
            }}
          />
          {problem && !problem.isOfField && (
            <Banner tone="danger" role="alert">
              {problem.message}
            </Banner>
          )}
          <Button type="submit" size="large" block loading={isSending}>
            {t('Send Link')}
          </Button>
        </Stack>
      </Card>
      <Note>
        {rich('Remembered it? <loneLink>Sign in</loneLink>', {
          loneLink: (inner) => <LoneLink to="/login">{inner}</LoneLink>,
        })}
      </Note>
    </Page>
  );
}
