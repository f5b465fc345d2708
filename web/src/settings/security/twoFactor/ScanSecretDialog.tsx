import { t } from '@fairtab/domain/language/t';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../../../sharing/CopyButton';
import { QrCode } from '../../../sharing/QrCode';
import { Folded } from '../../../ui/Folded';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { ExternalButtonLink } from '../../../ui/Links';
import { Stack } from '../../../ui/layout/Stack';
import { Note } from '../../../ui/Text';
import { TextField } from '../../../ui/fields/TextField';
import { space } from '../../../ui/tokens';
import { useWide } from '../../../ui/useWide';
import type { MutationOutcome } from '../../../network/relay/mutationOutcome';

interface ScanSecretDialogProps {
  /** In base32. */
  secret: string;
  /** The same as a link (otpauth://). */
  uri: string;
  /** Sends a code of the app. The field shows a refusal. */
  onCode: (code: string) => Promise<MutationOutcome<unknown>>;
  onClose: () => void;
}

/** Shows the secret for the authenticator app, and asks for a code to verify that the app has it. */
export function ScanSecretDialog({ secret, uri, onCode, onClose }: ScanSecretDialogProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wide = useWide();

  const refuse = (message: string): void => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = async (): Promise<void> => {
    if (isSending) return;
    const digits = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) {
      refuse(t('Enter the 6 digits that the app shows'));
      return;
    }
    setSending(true);
    const outcome = await onCode(digits);
    setSending(false);
    if (outcome.kind !== 'done') refuse(outcome.message);
  };
  return (
    <FormDialog
      title={t('Set up your app')}
      action={t('Turn it on')}
      loading={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {wide ? (
        <Stack $gap="m">
          <p>{t('1. Scan this with an authenticator app on your phone.')}</p>
          <QrCode value={uri} label={t('QR code for your authenticator app')} />
        </Stack>
      ) : (
        <Stack $gap="s">
          <p>{t('1. Add Fairtab to your authenticator app.')}</p>
          <ExternalButtonLink href={uri} variant="secondary" block>
            {t('Open my authenticator app')}
          </ExternalButtonLink>
          <Folded>
            <summary>{t('Scan it with another phone')}</summary>
            <Stack $gap="m">
              <QrCode value={uri} label={t('QR code for your authenticator app')} />
            </Stack>
          </Folded>
        </Stack>
      )}
      <Stack $gap="xs">
        <Note>{t('Or type this into the app:')}</Note>
        <Secret>
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} name={t('the secret')}>
            {t('Copy')}
          </CopyButton>
        </Secret>
      </Stack>
      <TextField
        ref={field}
        label={t('2. The 6 digits that the app shows now')}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        error={problem}
        onChange={(text) => {
          setCode(text);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

const Secret = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  code {
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
    user-select: all;
  }
  button {
    flex: none;
  }
`;
