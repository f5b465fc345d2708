import { t } from '@fairtab/domain/language/t';
import { useRef, useState, type SubmitEvent } from 'react';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import { Button } from '../../ui/Button';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { TextField } from '../../ui/fields/TextField';
import { Row, Stack } from '../../ui/layout/Stack';
import type { WebhookEvent } from './__generated__/WebhookPanel_webhook.graphql';
import { EVENTS } from './events';
import { Refusal } from '../../ui/Refusal';

interface Entered {
  url: string;
  events: readonly WebhookEvent[];
}

interface WebhookFormProps {
  /** The webhook to edit. A new one is told everything. */
  entered?: Entered;
  /** The label of the button that sends. */
  label: string;
  /** @returns why nothing was done; null when it was. */
  onSend: (input: Entered) => Promise<Exclude<MutationOutcome<unknown>, { kind: 'done' }> | null>;
  onBack: () => void;
}

/** Where a webhook leads, and what is told there. */
export function WebhookForm({ entered, label, onSend, onBack }: WebhookFormProps) {
  const [url, setUrl] = useState(entered?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(entered?.events ?? EVENTS.map(({ value }) => value));
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const refuse = (fields: Readonly<Record<string, string>>): void => {
    setProblem(fields['url']);
    setRefusal(fields['events'] ?? null);
    focusFirstInvalid(element.current);
  };
  const send = async (): Promise<void> => {
    if (isSending) return;
    setProblem(undefined);
    setRefusal(null);
    const missing = {
      ...(url.trim() === '' && { url: t('Address is required') }),
      ...(events.length === 0 && { events: t('Choose what is to be told') }),
    };
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      return;
    }
    setSending(true);
    const outcome = await onSend({ url, events });
    setSending(false);
    if (outcome === null) return;
    if (Object.keys(outcome.fields).length > 0) refuse(outcome.fields);
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
          label={t('Address')}
          hint={t('Where your program takes messages, such as https://example.com/fairtab')}
          inputMode="url"
          value={url}
          error={problem}
          onChange={setUrl}
        />
        <CheckboxGroup label={t('What it is told')} options={EVENTS} chosen={events} onChange={setEvents} />
        <Refusal>{refusal}</Refusal>
        <Row>
          <Button type="submit" loading={isSending}>
            {label}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('Back')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
