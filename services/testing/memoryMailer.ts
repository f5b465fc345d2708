import type { Mailer, OutgoingMail } from '../messages/mail/Mailer';

/** Keeps mails in memory. `refuse` can throw what a mail server would answer. */
export function memoryMailer(): Mailer & { readonly sent: OutgoingMail[]; refuse: () => void } {
  const mailer = {
    way: 'into memory',
    sent: [] as OutgoingMail[],
    refuse: (): void => undefined,
    send: (mail: OutgoingMail) => {
      // Asynchronous like a mail server, so that concurrent mails overlap.
      return Promise.resolve().then(() => {
        mailer.refuse();
        mailer.sent.push(mail);
      });
    },
    close: () => undefined,
  };
  return mailer;
}
