import { t } from '@fairtab/domain/language/t';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { useShowMoment } from '../../lib/useShowMoment';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import type { WebhookPanel_webhook$key } from './__generated__/WebhookPanel_webhook.graphql';
import { EVENTS, OFF_MEANINGS } from './events';
import { NewSecret } from './NewSecret';
import { useRemoveWebhook, useRotateWebhookSecret, useSendWebhookTest, useUpdateWebhook } from './useWebhooks';
import { WebhookForm } from './WebhookForm';
import { WebhookLog } from './WebhookLog';

/** One webhook: what it is told, what was told, and all that can be done with it. */
export function WebhookPanel({ webhook: key, onBack }: { webhook: WebhookPanel_webhook$key; onBack: () => void }) {
  const { id, url, events, receiptId, isOn, offReason, formerSecretUntil } = useFragment(
    graphql`
      fragment WebhookPanel_webhook on Webhook {
        id
        url
        events
        receiptId
        isOn
        offReason
        formerSecretUntil
      }
    `,
    key,
  );
  const showMoment = useShowMoment();
  const [view, setView] = useState<'log' | 'change' | 'remove'>('log');
  const [secret, setSecret] = useState<string | null>(null);
  /** The action that is under way. */
  const [busy, setBusy] = useState<string | null>(null);
  const [tests, setTests] = useState(0);
  const update = useUpdateWebhook();
  const rotate = useRotateWebhookSecret();
  const remove = useRemoveWebhook();
  const test = useSendWebhookTest();

  async function act<Payload>(what: string, sending: Promise<MutationOutcome<Payload>>): Promise<Payload | null> {
    setBusy(what);
    const outcome = await sending;
    setBusy(null);
    if (outcome.kind === 'done') return outcome.payload;
    toast({ title: t('Nothing was changed'), message: outcome.message, variant: 'destructive' });
    return null;
  }
  const turn = (on: boolean) => void act('turn', update({ webhookId: id, isOn: on }));
  const renew = async (): Promise<void> => setSecret((await act('rotate', rotate({ webhookId: id })))?.secret ?? null);
  const sendTest = async (): Promise<void> => {
    if (await act('test', test({ webhookId: id }))) setTests(tests + 1);
  };
  const leave = async (): Promise<void> => {
    if (!(await act('remove', remove({ webhookId: id })))) return;
    toast({ title: t('Webhook removed') });
    onBack();
  };

  if (view === 'change')
    return (
      <WebhookForm
        entered={{ url, events }}
        label={t('Save')}
        onSend={async (input) => {
          const outcome = await update({ webhookId: id, ...input });
          if (outcome.kind !== 'done') return outcome;
          setView('log');
          return null;
        }}
        onBack={() => setView('log')}
      />
    );
  if (view === 'remove')
    return (
      <Stack>
        <Banner tone="danger" title={t('Remove this webhook?')}>
          {t('Nothing is sent to {url} any more, and the log is deleted.', { url })}
        </Banner>
        <Row>
          <Button variant="danger" loading={busy === 'remove'} onClick={() => void leave()}>
            {t('Remove')}
          </Button>
          <Button variant="quiet" onClick={() => setView('log')}>
            {t('Back')}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <Stack>
      <div>
        <Address>{url}</Address>
        <Note>
          {EVENTS.filter(({ value }) => events.includes(value))
            .map(({ meaning }) => meaning())
            .join('. ')}
        </Note>
        {receiptId !== null && <Note>{t('About one bill only.')}</Note>}
      </div>
      {!isOn && (
        <Banner
          tone="warn"
          title={t('It is off')}
          actions={
            <Button variant="secondary" loading={busy === 'turn'} onClick={() => turn(true)}>
              {t('Turn on')}
            </Button>
          }
        >
          {offReason && OFF_MEANINGS[offReason]?.()}
        </Banner>
      )}
      {secret !== null && <NewSecret secret={secret} />}
      {formerSecretUntil && (
        <Note>{t('The former secret works, too, until {date}.', { date: showMoment(formerSecretUntil) })}</Note>
      )}
      <Row>
        {isOn && (
          <Button variant="secondary" loading={busy === 'test'} onClick={() => void sendTest()}>
            {t('Send a test')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setView('change')}>
          {t('Change')}
        </Button>
        <Button variant="secondary" loading={busy === 'rotate'} onClick={() => void renew()}>
          {t('New secret')}
        </Button>
        {isOn && (
          <Button variant="quiet" loading={busy === 'turn'} onClick={() => turn(false)}>
            {t('Turn off')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setView('remove')}>
          {t('Remove')}
        </Button>
      </Row>
      <Suspense fallback={<Note>{t('Looking up the log…')}</Note>}>
        <WebhookLog webhookId={id} isOn={isOn} tests={tests} />
      </Suspense>
      <Row>
        <Button variant="quiet" onClick={onBack}>
          {t('Back')}
        </Button>
      </Row>
    </Stack>
  );
}

const Address = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
