import { t } from '@fairtab/domain/language/t';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { LoneLink } from '../../ui/Links';
import { Segmented } from '../../ui/fields/Segmented';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import type { PreferencesForm_channels$key } from './__generated__/PreferencesForm_channels.graphql';
import type { PreferencesForm_user$key } from './__generated__/PreferencesForm_user.graphql';
import type { SaveNotificationPreferencesInput } from './__generated__/useSavePreferencesMutation.graphql';
import { CATEGORIES } from './categories';
import { PushNote } from './PushNote';
import { ToggleGroup } from './ToggleGroup';
import { useSavePreferences } from './useSavePreferences';
import { Refusal } from '../../ui/Refusal';

const FREQUENCIES = [
  { value: 'NEVER', label: t('Never') },
  { value: 'DAILY', label: t('Daily') },
  { value: 'WEEKLY', label: t('Weekly') },
] as const;

/** All toggles. Changes stay in the form until they are saved. */
export function PreferencesForm({
  user: key,
  channels: channelsKey,
}: {
  user: PreferencesForm_user$key;
  channels: PreferencesForm_channels$key;
}) {
  const { email, isEmailVerified, phone, notificationPreferences } = useFragment(
    graphql`
      fragment PreferencesForm_user on User {
        email
        isEmailVerified
        phone
        notificationPreferences {
          emailReceipts
          emailPayments
          emailReminders
          emailMarketing
          pushReceipts
          pushPayments
          pushReminders
          pushMessages
          pushDetails
          smsPayments
          smsReminders
          digestFrequency
        }
      }
    `,
    key,
  );
  const { pushKey, hasSms } = useFragment(
    graphql`
      fragment PreferencesForm_channels on MessageChannels {
        pushKey
        hasSms
      }
    `,
    channelsKey,
  );
  const save = useSavePreferences();
  const [changes, setChanges] = useState<SaveNotificationPreferencesInput>({});
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = { ...notificationPreferences, ...changes };
  const change = (changed: SaveNotificationPreferencesInput): void =>
    setChanges((current) => ({ ...current, ...changed }));

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    setProblem(null);
    setSaving(true);
    const outcome = await save(changes);
    setSaving(false);
    if (outcome.kind !== 'done') {
      const isOffline = outcome.kind === 'unreachable';
      setProblem(isOffline ? t('No connection. Your choices are still here: try again in a moment.') : outcome.message);
      return;
    }
    setChanges((current) => without(current, changes));
    toast({ title: t('Settings Saved') });
  };

  return (
    <Stack as="form" $gap="xl" aria-label={t('Notifications')} onSubmit={(event) => void submit(event)}>
      <ToggleGroup
        title={t('Email')}
        note={<EmailNote email={email} isVerified={isEmailVerified} />}
        categories={CATEGORIES.email}
        shown={shown}
        onChange={change}
      />
      <ToggleGroup
        title={t('Push')}
        note={<PushNote isAvailable={typeof pushKey === 'string'} />}
        categories={CATEGORIES.push}
        isMissing={typeof pushKey !== 'string'}
        shown={shown}
        onChange={change}
      />
      <ToggleGroup
        title={t('SMS')}
        note={<SmsNote phone={phone} isAvailable={hasSms} />}
        categories={CATEGORIES.sms}
        isMissing={!hasSms}
        shown={shown}
        onChange={change}
      />
      <Card aria-labelledby="digest">
        <Stack>
          <Stack $gap="xs">
            <Title id="digest">{t('Digest')}</Title>
            <Note>{t('One email with what is open and what came in.')}</Note>
          </Stack>
          <Segmented
            label={t('How often')}
            value={shown.digestFrequency ?? null}
            options={FREQUENCIES}
            onChange={(digestFrequency) => change({ digestFrequency })}
          />
        </Stack>
      </Card>
      <Refusal title={t('Not saved yet')}>{problem}</Refusal>
      <Button type="submit" size="large" block loading={isSaving}>
        {t('Save Preferences')}
      </Button>
    </Stack>
  );
}

function EmailNote({ email, isVerified }: { email: string | null | undefined; isVerified: boolean }) {
  if (!email) return <ToProfile>{t('Add an email address to get these.')}</ToProfile>;
  return isVerified ? (
    <>{t('To {email}.', { email })}</>
  ) : (
    <ToProfile>{t('{email} is not verified yet.', { email })}</ToProfile>
  );
}

function SmsNote({ phone, isAvailable }: { phone: string | null | undefined; isAvailable: boolean }) {
  if (!isAvailable) return <>{t('This Fairtab sends no SMS. These would come by it:')}</>;
  return phone ? <>{t('To {phone}.', { phone })}</> : <ToProfile>{t('Add a phone number to get these.')}</ToProfile>;
}

function ToProfile({ children }: { children: string | (string | null)[] }) {
  return (
    <>
      {children} <LoneLink to="/profile">{t('Open your profile')}</LoneLink>
    </>
  );
}

/** The changes that are not saved yet. They include those made during the request. */
function without(
  current: SaveNotificationPreferencesInput,
  saved: SaveNotificationPreferencesInput,
): SaveNotificationPreferencesInput {
  const sent = new Map(Object.entries(saved));
  return Object.fromEntries(Object.entries(current).filter(([name, value]) => sent.get(name) !== value));
}
