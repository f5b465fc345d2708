import { t } from '@fairtab/domain/language/t';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/Button';
import { CheckboxGroup } from '../../../ui/fields/CheckboxGroup';
import { focusFirstInvalid } from '../../../ui/fields/focusFirstInvalid';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { Segmented } from '../../../ui/fields/Segmented';
import { TextField } from '../../../ui/fields/TextField';
import { Row, Stack } from '../../../ui/layout/Stack';
import type { AccessScope } from './__generated__/AccessTokenList_user.graphql';
import { SCOPES } from './scopes';
import { useCreateAccessToken } from './useAccessTokens';
import { Refusal } from '../../../ui/Refusal';

const DAYS = ['30', '90', '365'] as const;

interface NewAccessTokenFormProps {
  onMade: (token: string) => void;
  onBack: () => void;
}

/** What a new access token is called, may do, and for how long; and the password, as for every key to the account. */
export function NewAccessTokenForm({ onMade, onBack }: NewAccessTokenFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly AccessScope[]>([]);
  const [days, setDays] = useState<(typeof DAYS)[number]>('90');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const createAccessToken = useCreateAccessToken();

  const refuse = (found: Readonly<Record<string, string>>): void => {
    setProblems(found);
    setRefusal(found['scopes'] ?? null);
    focusFirstInvalid(element.current);
  };
  const send = async (): Promise<void> => {
    if (isSending) return;
    setProblems({});
    setRefusal(null);
    const missing = {
      ...(name.trim() === '' && { name: t('Name is required') }),
      ...(scopes.length === 0 && { scopes: t('Choose what the token may do') }),
      ...(password === '' && { password: t('Password is required') }),
    };
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      return;
    }
    setSending(true);
    const outcome = await createAccessToken({ name, scopes, days: Number(days), password });
    setSending(false);
    if (outcome.kind === 'done') onMade(outcome.payload.token);
    else if (outcome.reason === 'InvalidCredentials') refuse({ password: outcome.message });
    else if (Object.keys(outcome.fields).length > 0) refuse(outcome.fields);
    else setRefusal(outcome.message);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Stack>
        <TextField
          label={t('Name')}
          hint={t('What it is for')}
          value={name}
          error={problems['name']}
          onChange={setName}
        />
        <CheckboxGroup label={t('What it may do')} options={SCOPES} chosen={scopes} onChange={setScopes} />
        <Segmented
          label={t('How long it works')}
          value={days}
          onChange={setDays}
          options={DAYS.map((value) => ({
            value,
            label: t('{count, plural, one {# day} other {# days}}', { count: Number(value) }),
          }))}
        />
        <PasswordField
          label={t('Your password')}
          autoComplete="current-password"
          value={password}
          error={problems['password']}
          onChange={setPassword}
        />
        <Refusal>{refusal}</Refusal>
        <Row>
          <Button type="submit" loading={isSending}>
            {t('Make the token')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('Back')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
