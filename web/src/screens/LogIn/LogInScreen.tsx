import { t } from '@fairtab/domain/language/t';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Redirect } from '../../app/routing/Redirect';
import { takeHeldSession } from '../../network/session/heldSession';
import { startSession } from '../../network/session/session';
import { useSession } from '../../network/session/useSession';
import { pathAfterLogIn } from '../../network/session/pathAfterLogIn';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { toast } from '../../ui/toasts/toast';
import { CodeStep } from './CodeStep';
import { PasswordStep } from './PasswordStep';
import { useLogIn, type Credentials } from '../../settings/security/useLogIn';
import { usePasskeyLogIn } from './usePasskeyLogIn';

/** Signs in, with a second factor when the account has one, and returns to the page before. */
export function LogInScreen() {
  const { id, hasEndedElsewhere } = useSession();
  const here = useLocation();
  const logIn = useLogIn();
  const passkeyLogIn = usePasskeyLogIn();
  const [credentials, setCredentials] = useState({ username: usernameIn(here), password: '' });
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<'password' | 'passkey' | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const ofSignUp = takeHeldSession();
    if (ofSignUp !== null) startSession(ofSignUp);
  }, []);
  const newAccount = id !== null && isSignedUp(here) ? usernameIn(here) : '';
  if (id !== null && newAccount === '') return <Redirect path={pathAfterLogIn(here.search)} />;

  const send = async (
    what: NonNullable<typeof sending>,
    act: () => ReturnType<typeof logIn | typeof passkeyLogIn>,
  ): Promise<void> => {
    if (sending) return;
    setProblem(null);
    setSending(what);
    const outcome = await act();
    setSending(null);
    if (outcome.kind === 'done') {
      toast({ title: t('Welcome back!') });
      // After the sign-up there is a session already, so this screen does not leave by itself.
      if (id !== null) await navigate(pathAfterLogIn(here.search), { replace: true });
      startSession(outcome.payload.sessionId);
      return;
    }
    if (outcome.reason === 'CodeRequired') {
      setCodeAsked(true);
      return;
    }
    setProblem(outcome.message);
    toast({ title: t('Login failed'), message: outcome.message, variant: 'destructive' });
  };
  const sendPassword = (code: Credentials['code']) => void send('password', () => logIn({ ...credentials, code }));
  const goBack = (): void => {
    setCodeAsked(false);
    setProblem(null);
  };

  return (
    <Page title={isCodeAsked ? t('Second step') : t('Sign in')}>
      {hasEndedElsewhere && !isCodeAsked && (
        <Banner role="status">{t('Your session has ended. Please sign in again.')}</Banner>
      )}
      {isCodeAsked ? (
        <CodeStep isSending={sending !== null} problem={problem} onSend={sendPassword} onBack={goBack} />
      ) : (
        <PasswordStep
          credentials={credentials}
          onChange={(changed) => setCredentials((typed) => ({ ...typed, ...changed }))}
          isSending={sending === 'password'}
          problem={problem}
          onSend={() => sendPassword(null)}
          isAskingDevice={sending === 'passkey'}
          onPasskey={() => void send('passkey', passkeyLogIn)}
        >
          {newAccount !== '' && (
            <Banner
              role="status"
              title={t('You are signed in as @{username}', { username: newAccount })}
              actions={
                <Button onClick={() => void navigate(pathAfterLogIn(here.search), { replace: true })}>
                  {t('Go on')}
                </Button>
              }
            >
              {t('Your account is ready.')}
            </Banner>
          )}
        </PasswordStep>
      )}
    </Page>
  );
}

/** The sign-up says so when it signed the new account in. */
function isSignedUp({ state }: { state: unknown }): boolean {
  return typeof state === 'object' && state !== null && 'isSignedUp' in state && state.isSignedUp === true;
}

/** The sign-up and the page for a new password pass the username on. */
function usernameIn({ state }: { state: unknown }): string {
  return typeof state === 'object' && state !== null && 'username' in state && typeof state.username === 'string'
    ? state.username
    : '';
}
