import { t } from '@fairtab/domain/language/t';
import { rich } from '../../ui/rich';
import { MIN_PASSWORD } from '@fairtab/domain/inputs/accountFields';
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newKey } from '../../lib/newKey';
import { Redirect } from '../../app/routing/Redirect';
import { useLogIn } from '../../settings/security/useLogIn';
import { holdSession } from '../../network/session/heldSession';
import { useSession } from '../../network/session/useSession';
import { pathAfterLogIn } from '../../network/session/pathAfterLogIn';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { LoneLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import { TextField } from '../../ui/fields/TextField';
import { toast } from '../../ui/toasts/toast';
import { useSignUpForm } from './useSignUpForm';
import { useSignUp } from './useSignUp';

/** Makes an account and signs in with it. The login screen, where it leads, says so and goes on. */
export function SignUpScreen() {
  const { id } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const signUp = useSignUp();
  const logIn = useLogIn();
  const { form, errors, fieldProps, check, refuse } = useSignUpForm();
  const element = useRef<HTMLFormElement>(null);
  // A retry for the same name is the same request, also when the first answer got lost.
  const idempotencyKey = useMemo(() => form.username && newKey(), [form.username]);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (id !== null) return <Redirect path={pathAfterLogIn(search)} />;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setRefusal(null);
    if (isSending) return;
    if (!check()) {
      focusFirstInvalid(element.current);
      return;
    }
    setSending(true);
    const { username, password } = form;
    const outcome = await signUp({ username: username.trim(), password, idempotencyKey });
    if (outcome.kind === 'done') {
      toast({ title: t('Account created successfully!') });
      // Without a session the login screen asks for the password, as before.
      const loggedIn = await logIn({ username: username.trim(), password, code: null });
      const isSignedUp = loggedIn.kind === 'done';
      if (isSignedUp) holdSession(loggedIn.payload.sessionId);
      await navigate(`/login${search}`, { state: { username: outcome.payload.username, isSignedUp } });
      return;
    }
    setSending(false);
    refuse(outcome.fields);
    if (Object.keys(outcome.fields).length === 0) setRefusal(outcome.message);
    focusFirstInvalid(element.current);
    toast({ title: t('Error creating account'), message: outcome.message, variant: 'destructive' });
  };

  return (
    <Page title={t('Create account')}>
      <Stack $gap="s">
        <Hero>{t('Create your account')}</Hero>
        <Note>
          {t(
            'Keep your receipts together and see who still owes you. What you hosted or claimed on this device moves to your account.',
          )}
        </Note>
      </Stack>
      <Card as="div">
        <Stack
          as="form"
          ref={element}
          noValidate
          aria-label={t('Create account')}
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            label={t('Username')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            error={errors.username}
            {...fieldProps('username')}
          />
          <PasswordField
            label={t('Password')}
            autoComplete="new-password"
            enterKeyHint="next"
            hint={t('{min} characters or more. A few words in a row are easy to remember and hard to guess.', {
              min: MIN_PASSWORD,
            })}
            error={errors.password}
            {...fieldProps('password')}
          />
          <PasswordField
            label={t('Confirm password')}
            autoComplete="new-password"
            enterKeyHint="done"
            error={errors.confirmation}
            {...fieldProps('confirmation')}
          />
          {refusal && (
            <Banner tone="danger" title={t('Your account was not created')}>
              {refusal}
            </Banner>
          )}
          <Button type="submit" size="large" block loading={isSending}>
            {t('Create Account')}
          </Button>
        </Stack>
      </Card>
      <Note>
        {rich('Have an account already? <loneLink>Sign in</loneLink>', {
          loneLink: (inner) => <LoneLink to={`/login${search}`}>{inner}</LoneLink>,
        })}
      </Note>
    </Page>
  );
}
