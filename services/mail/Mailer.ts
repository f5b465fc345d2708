/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** Becomes the Message-ID, so that mail programs recognise a mail that was sent twice after a crash. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** Sends mail: over SMTP, or into a folder. */
export interface Mailer {
  /** Where mail goes, for the log. */
  readonly way: string;
  /** @throws when the mail was not accepted. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
