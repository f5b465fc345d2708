/** A mail as it goes out. */
export interface OutgoingMail {
  /** Becomes the Message-ID, so that a mail that arrives twice after a crash can be told to be one. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** The way mail takes out of the house. */
export interface Mailer {
  /** For the log: where mail goes. */
  readonly way: string;
  /** @throws when it was not taken over. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
