import { t } from '@fairtab/domain/language/t';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import { TextField } from '../../ui/fields/TextField';

interface CodeStepProps {
  isSending: boolean;
  /** Why the last code did not work. */
  problem: string | null;
  onSend: (code: string) => void;
  onBack: () => void;
}

const KINDS = {
  app: {
    label: t('Code'),
    hint: t('The 6 digits that your authenticator app shows right now.'),
    other: t('Use a recovery code instead'),
    missing: t('Code is required'),
  },
  recovery: {
    label: t('Recovery code'),
    hint: t('One of those you kept when you turned this on. Each works once.'),
    other: t('Use the authenticator app instead'),
    missing: t('Recovery code is required'),
  },
} as const;

/** The second factor. A code has digits only; a recovery code has letters too, and so another keyboard. */
export function CodeStep({ isSending, problem, onSend, onBack }: CodeStepProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { label, hint, other, missing } = KINDS[kind];
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [kind, problem]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') field.current?.focus();
    else onSend(code.trim());
  };
  const change = (): void => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    setMissing(false);
  };
  return (
    <>
      <Stack $gap="s">
        <Hero>{t('Second step')}</Hero>
        <Note>{t('Your account asks for a code besides the password.')}</Note>
      </Stack>
      <Card as="div">
        <Stack as="form" noValidate aria-label={t('Second step')} onSubmit={submit}>
          <TextField
            key={kind}
            ref={field}
            label={label}
            hint={hint}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={code}
            error={isMissing ? missing : problem}
            onChange={setCode}
          />
          <Button type="submit" size="large" block loading={isSending}>
            {t('Sign In')}
          </Button>
          <Button variant="quiet" block onClick={change}>
            {other}
          </Button>
        </Stack>
      </Card>
      <Button variant="secondary" onClick={onBack}>
        {t('Back')}
      </Button>
    </>
  );
}
