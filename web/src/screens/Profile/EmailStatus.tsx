import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, space } from '../../ui/tokens';
import type { EmailStatus_user$key } from './__generated__/EmailStatus_user.graphql';
import { useSendVerification } from './useSendVerification';

interface EmailStatusProps {
  user: EmailStatus_user$key;
  /** The address to which a mail was just sent. */
  mailedTo: string | null;
  onMailed: (email: string) => void;
}

/** Whether the address is verified, and a button to send the mail for it. */
export function EmailStatus({ user: key, mailedTo, onMailed }: EmailStatusProps) {
  const { email, isEmailVerified } = useFragment(
    graphql`
      fragment EmailStatus_user on User {
        email
        isEmailVerified
      }
    `,
    key,
  );
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sendVerification = useSendVerification();
  if (!email) return null;
  if (isEmailVerified) return <Mark $tone="accent">{t('Verified')}</Mark>;
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    const outcome = await sendVerification();
    setSending(false);
    if (outcome.kind === 'done') onMailed(outcome.payload.email);
    else setProblem(outcome.message);
  };
  return (
    <>
      <Mark $tone="warn">{t('Not verified')}</Mark>
      <Row>
        <Note role="status">
          {mailedTo
            ? t('We sent a mail to {mailedTo}. Follow the link in it to verify the address.', { mailedTo })
            : t('Follow the link that we sent you.')}
        </Note>
        <Again variant="secondary" loading={isSending} onClick={() => void send()}>
          {t('Send again')}
        </Again>
      </Row>
      {problem && <Wrong role="alert">{problem}</Wrong>}
    </>
  );
}

const Mark = styled(Badge)`
  margin-left: ${space.s};
`;

const Again = styled(Button)`
  margin-top: ${space.xs};
`;

const Wrong = styled(Note)`
  color: ${color.dangerInk};
`;
