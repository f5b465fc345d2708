import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endSession } from '../../network/session/session';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { CheckIcon, WarnIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { useConfirmDeletion, type Deletion } from './useConfirmDeletion';

/** The page behind the link in the mail. Opening it changes nothing, because mail programs open links before people do. */
export function DeleteAccountScreen() {
  const here = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(here.search).get('token') ?? '';
  const deletedName = deletedNameIn(here);
  const confirmDeletion = useConfirmDeletion();
  const [outcome, setOutcome] = useState<Deletion | null>(null);
  const [isSending, setSending] = useState(false);
  const goHome = <ButtonLink to="/">{t('Go Home')}</ButtonLink>;

  const confirm = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const result = await confirmDeletion(token);
    setSending(false);
    setOutcome(result);
    if (result.kind !== 'done') return;
    // Ending the session replaces this screen, so the result is kept in the location's state.
    await navigate(here.pathname, { replace: true, state: { deletedName: result.payload.username } });
    if (result.payload.isSignedOut) endSession();
  };

  if (deletedName !== null)
    return (
      <Page title={t('Account deleted')}>
        <div role="status">
          <EmptyState page icon={<CheckIcon />} title={t('Your account is deleted')} action={goHome}>
            {t(
              'The account of {deletedName} is gone, and so is what it had saved. You can still split a bill without one.',
              { deletedName },
            )}
          </EmptyState>
        </div>
      </Page>
    );
  if (token === '' || outcome?.kind === 'refused')
    return (
      <Page title={t('Link expired')}>
        <div role="status">
          <EmptyState page icon={<WarnIcon />} title={t('This link does not work any more')} action={goHome}>
            {t(
              'It was used already, it is too old, or it was cut off. To delete your account, ask for a new one in your profile.',
            )}
          </EmptyState>
        </div>
      </Page>
    );
  return (
    <Page title={t('Delete account')}>
      <EmptyState
        page
        title={t('Delete your account?')}
        action={
          <Button variant="danger" size="large" loading={isSending} onClick={() => void confirm()}>
            {t('Delete Account')}
          </Button>
        }
      >
        <Stack>
          <p>
            {t(
              "This action cannot be undone. The bills you host are deleted for everybody at their tables. What you claimed on others' bills stays there without your name.",
            )}
          </p>
          {outcome && outcome.kind !== 'done' && (
            <Banner tone="danger" role="alert">
              {outcome.message}
            </Banner>
          )}
        </Stack>
      </EmptyState>
    </Page>
  );
}

function deletedNameIn({ state }: { state: unknown }): string | null {
  return typeof state === 'object' && state !== null && 'deletedName' in state && typeof state.deletedName === 'string'
    ? state.deletedName
    : null;
}
