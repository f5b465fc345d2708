import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { PasswordDialog } from '../PasswordDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { ScanSecretDialog } from './ScanSecretDialog';
import { useConfirmTwoFactor } from './useConfirmTwoFactor';
import { useStartTwoFactor } from './useStartTwoFactor';

type Step =
  { kind: 'password' } | { kind: 'scan'; secret: string; uri: string } | { kind: 'codes'; codes: readonly string[] };

/** Turns the second factor on: the password, the app's secret and a code of it, and the recovery codes. */
export function SetUpTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const startTwoFactor = useStartTwoFactor();
  const confirmTwoFactor = useConfirmTwoFactor();
  if (step.kind === 'password')
    return (
      <PasswordDialog
        title={t('Two-factor login')}
        action={t('Continue')}
        onClose={onClose}
        onConfirm={async (password) => {
          const outcome = await startTwoFactor({ password });
          if (outcome.kind === 'done') setStep({ kind: 'scan', ...outcome.payload });
          return outcome;
        }}
      >
        {t('With it a login takes a code from an app on your phone besides the password.')}
      </PasswordDialog>
    );
  if (step.kind === 'scan')
    return (
      <ScanSecretDialog
        secret={step.secret}
        uri={step.uri}
        onClose={onClose}
        onCode={async (code) => {
          const outcome = await confirmTwoFactor({ code });
          if (outcome.kind === 'done') setStep({ kind: 'codes', codes: outcome.payload.recoveryCodes });
          return outcome;
        }}
      />
    );
  return <RecoveryCodesDialog codes={step.codes} onClose={onClose} />;
}
