import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../network/session/useSession';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { CheckIcon, WarnIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { useVerifyEmail } from './useVerifyEmail';

/** The page behind the link in the mail. Opening it changes nothing, because mail programs open links before people do. */
export function VerifyEmailScreen() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const { id } = useSession();
  const verifyEmail = useVerifyEmail();
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof verifyEmail>> | null>(null);
  const [isSending, setSending] = useState(false);
  const next = id === null ? <ButtonLink to="/login?next=%2Fprofile">{t('Sign In')}</ButtonLink> : <ToProfile />;

  const verify = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setOutcome(await verifyEmail({ token }));
    setSending(false);
  };

  if (outcome?.kind === 'done')
    return (
      <Page title={t('Address verified')}>
        <div role="status">
          <EmptyState page icon={<CheckIcon />} title={t('Your address is verified')} action={next}>
            {t('{email} belongs to your account now.', { email: outcome.payload.email })}
          </EmptyState>
        </div>
      </Page>
    );
  if (token === '' || outcome?.kind === 'refused')
    return (
      <Page title={t('Link expired')}>
        <div role="status">
          <EmptyState page icon={<WarnIcon />} title={t('This link does not work any more')} action={next}>
            {t('It was used already, it is too old, or it was cut off. Your profile can send you a new one.')}
          </EmptyState>
        </div>
      </Page>
    );
  return (
    <Page title={t('Verify your address')}>
      <EmptyState
        page
        title={t('Verify your email address')}
        action={
          <Button size="large" loading={isSending} onClick={() => void verify()}>
            {t('Yes, this is my address')}
          </Button>
        }
      >
        <Stack>
          <p>{t('It is where Fairtab writes to you about your account.')}</p>
          {outcome && (
            <Banner tone="danger" role="alert">
              {outcome.message}
            </Banner>
          )}
        </Stack>
      </EmptyState>
    </Page>
  );
}

function ToProfile() {
  return <ButtonLink to="/profile">{t('Open your profile')}</ButtonLink>;
}
