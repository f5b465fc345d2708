/** The ways in which a message reaches somebody. */
export type Channel = 'email' | 'push' | 'sms';

/** Where one message goes: an e-mail address, the id of a push subscription, or a phone number. */
export interface Target {
  readonly channel: Channel;
  readonly recipient: string;
}

/** What this installation can send besides mail. */
export interface Channels {
  /** The public key that browsers need for a subscription, in base64url; null when there are no push messages. */
  readonly pushKey: string | null;
  /** Origins of push services besides those of the known browsers. */
  readonly pushServices: readonly string[];
  readonly hasSms: boolean;
}

export const ONLY_MAIL: Channels = { pushKey: null, pushServices: [], hasSms: false };
