import type { Channel } from './channels';
import type { Letter } from './letter';

/** A message that is ready to be sent. */
export interface OutgoingMail {
  /**
   * Goes with the message on every way, so that what was sent twice after a crash is recognised: as the Message-ID, as the
   * tag of a push message, as the idempotency key of an SMS.
   */
  readonly id: string;
  readonly channel: Channel;
  /** An e-mail address, the id of a push subscription, or a phone number. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** What it says in parts; null for mail that an earlier version wrote. */
  readonly letter: Letter | null;
  readonly createdAt: Date;
}

/** Sends messages. */
export interface Mailer {
  /** Where messages go, for the log. */
  readonly way: string;
  /**
   * Sending the same message again has no other effect than sending it once.
   * @throws Undeliverable when it can never arrive; any other error when it was not taken over this time.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The address reaches nobody any more. The sender has forgotten it, as far as it was its own. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
