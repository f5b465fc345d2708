import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useShowMoment } from '../../lib/useShowMoment';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import type {
  WebhookMessage_delivery$data,
  WebhookMessage_delivery$key,
} from './__generated__/WebhookMessage_delivery.graphql';
import { meaningOf } from './events';
import { useSendWebhookAgain } from './useWebhooks';

/** An open page may not know each problem of a later version. */
const PROBLEMS: Readonly<Partial<Record<string, () => string>>> = {
  TIMEOUT: () => t('no answer within 5 seconds'),
  UNREACHABLE: () => t('not reachable'),
  NOT_PUBLIC: () => t('not a public address'),
  CERTIFICATE: () => t('the certificate is not valid'),
};

/** A message of the log: what it told, what its receiver answered, and how it goes on. */
export function WebhookMessage({ delivery: key, isOn }: { delivery: WebhookMessage_delivery$key; isOn: boolean }) {
  const delivery = useFragment(
    graphql`
      fragment WebhookMessage_delivery on WebhookDelivery {
        id
        type
        createdAt
        state
        attempts
        status
        problem
        durationMs
        nextAttemptAt
      }
    `,
    key,
  );
  const { id, type, createdAt } = delivery;
  const showMoment = useShowMoment();
  const [isSending, setSending] = useState(false);
  const sendAgain = useSendWebhookAgain();
  const again = async (): Promise<void> => {
    setSending(true);
    const outcome = await sendAgain({ deliveryId: id });
    setSending(false);
    if (outcome.kind !== 'done')
      toast({ title: t('It was not sent again'), message: outcome.message, variant: 'destructive' });
  };
  return (
    <li>
      <div>
        <strong>{meaningOf(type)}</strong>
        <Note>{showMoment(createdAt)}</Note>
        <Note>{outcomeOf(delivery, showMoment)}</Note>
      </div>
      {isOn && (
        <Button
          variant="quiet"
          loading={isSending}
          aria-label={t('Send again: {what}', { what: `${meaningOf(type)}, ${showMoment(createdAt)}` })}
          onClick={() => void again()}
        >
          {t('Send again')}
        </Button>
      )}
    </li>
  );
}

function outcomeOf(
  { state, attempts, status, problem, durationMs, nextAttemptAt }: WebhookMessage_delivery$data,
  showMoment: (isoTime: string) => string,
): string {
  const answer =
    typeof status === 'number'
      ? t('answer {status} in {ms} ms', { status, ms: durationMs ?? 0 })
      : (PROBLEMS[problem ?? '']?.() ?? '');
  if (state === 'DELIVERED') return t('Delivered: {answer}', { answer });
  if (attempts === 0) return state === 'WAITING' ? t('Waiting') : t('Not sent');
  if (state === 'FAILED') return t('Not delivered: {answer}', { answer });
  return t('Not delivered yet: {answer}. Next attempt {date}', {
    answer,
    date: nextAttemptAt ? showMoment(nextAttemptAt) : '',
  });
}
