import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/useSession';
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
  const next = id === null ? <ButtonLink to="/login?next=%2Fprofile">Sign In</ButtonLink> : <ToProfile />;

  const verify = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setOutcome(await verifyEmail(token));
    setSending(false);
  };

  if (outcome?.kind === 'done')
    return (
      <Page title="Address verified">
        <div role="status">
          <EmptyState page icon={<CheckIcon />} title="Your address is verified" action={next}>
            {outcome.payload.email} belongs to your account now.
          </EmptyState>
        </div>
      </Page>
    );
  if (token === '' || outcome?.kind === 'refused')
    return (
      <Page title="Link expired">
        <div role="status">
          <EmptyState page icon={<WarnIcon />} title="This link does not work any more" action={next}>
            It was used already, it is too old, or it was cut off. Your profile can send you a new one.
          </EmptyState>
        </div>
      </Page>
    );
  return (
    <Page title="Verify your address">
      <EmptyState
        page
        title="Verify your email address"
        action={
          <Button size="large" loading={isSending} onClick={() => void verify()}>
            Yes, this is my address
          </Button>
        }
      >
        <Stack>
          <p>It is where Fairtab writes to you about your account.</p>
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
  return <ButtonLink to="/profile">Open your profile</ButtonLink>;
}
