import { t } from '@fairtab/domain/language/t';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, space } from '../../ui/tokens';
import type { PhoneStatus_user$key } from './__generated__/PhoneStatus_user.graphql';
import { usePhoneCode } from './usePhoneCode';

/** Whether the phone number is confirmed, and the two steps that confirm it. */
export function PhoneStatus({ user: key }: { user: PhoneStatus_user$key }) {
  const { phone, isPhoneVerified } = useFragment(
    graphql`
      fragment PhoneStatus_user on User {
        phone
        isPhoneVerified
      }
    `,
    key,
  );
  const { sendCode, confirm } = usePhoneCode();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!phone) return null;
  if (isPhoneVerified) return <Mark $tone="accent">{t('Verified')}</Mark>;
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const outcome = await sendCode();
    setBusy(false);
    if (outcome.kind === 'done') setSentTo(outcome.payload.phone);
    else setProblem(outcome.message);
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const outcome = await confirm(code);
    setBusy(false);
    if (outcome.kind !== 'done') setProblem(outcome.message);
  };
  return (
    <>
      <Mark $tone="warn">{t('Not verified')}</Mark>
      <Stack $gap="s">
        <Note role="status">
          {sentTo
            ? t('We sent a code to {phone}. Type it here.', { phone: sentTo })
            : t('Text messages come only to a number that you confirmed with a code.')}
        </Note>
        {sentTo && (
          <Stack as="form" $gap="s" noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
            <TextField
              label={t('Code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={setCode}
            />
            <Button type="submit" loading={isBusy}>
              {t('Confirm the number')}
            </Button>
          </Stack>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={() => void send()}>
          {sentTo ? t('Send another code') : t('Send a code')}
        </Button>
        {problem && <Wrong role="alert">{problem}</Wrong>}
      </Stack>
    </>
  );
}

const Mark = styled(Badge)`
  margin-left: ${space.s};
`;

const Wrong = styled(Note)`
  color: ${color.dangerInk};
`;
