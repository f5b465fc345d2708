import type { Mailer, OutgoingMail } from '../mail/Mailer';

/** Keeps what it is given; what `refuse` throws, a mail server would have said. */
export function memoryMailer(): Mailer & { readonly sent: OutgoingMail[]; refuse: () => void } {
  const mailer = {
    way: 'into memory',
    sent: [] as OutgoingMail[],
    refuse: (): void => undefined,
    send: (mail: OutgoingMail) => {
      // As a mail server does, at once for all who ask at the same time.
      return Promise.resolve().then(() => {
        mailer.refuse();
        mailer.sent.push(mail);
      });
    },
    close: () => undefined,
  };
  return mailer;
}
