import { useState, type SyntheticEvent } from 'react';
import { codeLoader } from '../../lib/codeLoader';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { TextField } from '../../ui/fields/TextField';
import { Heading, Note } from '../../ui/Text';
import { NEWSLETTER } from './texts';
import { Stack } from '../../ui/layout/Stack';

const load = codeLoader(async () => (await import('./signUpForNewsletter')).signUpForNewsletter);

type Fields = Readonly<Record<string, string>>;

/** Asks for the newsletter. What counts is the link in the mail that follows, so the answer tells nothing about an address. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [isBusiness, setBusiness] = useState(false);
  const [consents, setConsents] = useState(false);
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [wrong, setWrong] = useState<{ message: string | null; fields: Fields }>({ message: null, fields: {} });

  const send = async (): Promise<void> => {
    if (state === 'sending') return;
    const missing = {
      ...(email.trim() === '' && { email: NEWSLETTER.emailMissing }),
      ...(!consents && { consents: NEWSLETTER.consentMissing }),
    };
    setWrong({ message: null, fields: missing });
    if (Object.keys(missing).length > 0) return;
    setState('sending');
    const signUp = await load();
    const outcome = await signUp?.({ email, isBusinessEarlyAccess: isBusiness, consents });
    if (outcome?.kind === 'done') {
      setState('sent');
      return;
    }
    setState('typing');
    const fields = outcome?.fields ?? {};
    const message = outcome?.message ?? NEWSLETTER.offline;
    setWrong({ message: Object.keys(fields).length > 0 ? null : message, fields });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };

  return (
    <section aria-labelledby="newsletter-title">
      <Heading as="h2" id="newsletter-title">
        {NEWSLETTER.title}
      </Heading>
      {state === 'sent' ? (
        <div role="status">
          <Banner tone="accent" title={NEWSLETTER.sentTitle}>
            {NEWSLETTER.sent}
          </Banner>
        </div>
      ) : (
        <Stack as="form" $gap="s" onSubmit={submit} noValidate>
          <TextField
            type="email"
            label={NEWSLETTER.email}
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={wrong.fields['email']}
          />
          <Checkbox label={NEWSLETTER.business} checked={isBusiness} onChange={setBusiness} />
          <Checkbox label={NEWSLETTER.consent} checked={consents} onChange={setConsents} />
          {wrong.fields['consents'] && <Note role="alert">{wrong.fields['consents']}</Note>}
          {wrong.message !== null && (
            <Banner tone="danger" role="alert">
              {wrong.message}
            </Banner>
          )}
          <div>
            <Button type="submit" variant="secondary" loading={state === 'sending'}>
              {NEWSLETTER.send}
            </Button>
          </div>
        </Stack>
      )}
    </section>
  );
}
