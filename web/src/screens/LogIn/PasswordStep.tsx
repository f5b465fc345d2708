import { t } from '@fairtab/domain/language/t';
import { rich } from '../../ui/rich';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { LoneLink } from '../../ui/Links';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import { TextField } from '../../ui/fields/TextField';

interface Typed {
  readonly username: string;
  readonly password: string;
}

interface PasswordStepProps {
  credentials: Typed;
  onChange: (changed: Partial<Typed>) => void;
  isSending: boolean;
  /** Why the last attempt failed. It never says which part was wrong. */
  problem: string | null;
  onSend: () => void;
  isAskingDevice: boolean;
  onPasskey: () => void;
  /** Below the heading. */
  children?: ReactNode;
}

/** Name and password, or a passkey. */
export function PasswordStep({
  credentials,
  onChange,
  isSending,
  problem,
  onSend,
  isAskingDevice,
  onPasskey,
  children,
}: PasswordStepProps) {
  const { username, password } = credentials;
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [isJudged, setJudged] = useState(false);
  useEffect(() => {
    if (problem !== null) passwordField.current?.focus();
  }, [problem]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setJudged(true);
    if (username.trim() === '' || password === '') focusFirstInvalid(form.current);
    else onSend();
  };
  return (
    <>
      <Stack $gap="s">
        <Hero>{t('Sign in')}</Hero>
        <Note>{t('What you hosted or claimed on this device moves to your account.')}</Note>
      </Stack>
      {children}
      <Card as="div">
        <Stack as="form" ref={form} noValidate aria-label={t('Sign in')} onSubmit={submit}>
          <TextField
            label={t('Username')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            value={username}
            error={isJudged && username.trim() === '' ? t('Username is required') : null}
            onChange={(text) => onChange({ username: text })}
          />
          <PasswordField
            ref={passwordField}
            label={t('Password')}
            autoComplete="current-password"
            enterKeyHint="go"
            value={password}
            error={isJudged && password === '' ? t('Password is required') : null}
            onChange={(text) => onChange({ password: text })}
          />
          {problem && (
            <Banner tone="danger" title={t('Login failed')}>
              {problem}
            </Banner>
          )}
          <Button type="submit" size="large" block loading={isSending}>
            {t('Sign In')}
          </Button>
          <Button variant="secondary" block loading={isAskingDevice} onClick={onPasskey}>
            {t('Sign in with a passkey')}
          </Button>
        </Stack>
      </Card>
      <Note>
        <LoneLink to="/forgot-password">{t('Forgot your password?')}</LoneLink>
      </Note>
      <Note>
        {rich('New here? <loneLink>Create an account</loneLink>', {
          loneLink: (inner) => <LoneLink to={`/signup${search}`}>{inner}</LoneLink>,
        })}
      </Note>
    </>
  );
}
