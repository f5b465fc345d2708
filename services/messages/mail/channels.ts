import type { ProvenAddress } from '../../people/addresses/ProvenAddress';

/** The ways in which a message reaches somebody. */
export type Channel = 'email' | 'push' | 'sms';

/** Where a letter may go: an address that its reader has proven, or the id of a push subscription, which a browser asked for. */
export type ProvenTarget =
  | { readonly channel: 'push'; readonly recipient: string }
  | { readonly channel: 'email' | 'sms'; readonly recipient: ProvenAddress };

/** An e-mail address that somebody typed. It gets a first message at most (services/messages/outgoing/postFirstMessage.ts). */
export interface UnprovenTarget {
  readonly channel: 'email';
  readonly unproven: string;
  /** On which it was left, with a claim. Opening the message proves it there. */
  readonly receiptId: string;
}

export type Target = ProvenTarget | UnprovenTarget;

export const isUnproven = (target: Target): target is UnprovenTarget => 'unproven' in target;

/** How many first messages may be sent in a day. What one recipient gets is no setting (services/messages/outgoing/admitFirst.ts). */
export interface FirstMessageBudgets {
  /** About the receipts of one host. */
  readonly host: number;
  /** Caused from one network. */
  readonly network: number;
  /** The limit of the whole installation. */
  readonly installation: number;
}

/** What this installation can send besides mail, and how much of what nobody has asked for. */
export interface Channels {
  /** The public key that browsers need for a subscription, in base64url; null when there are no push messages. */
  readonly pushKey: string | null;
  /** Origins of push services besides those of the known browsers. */
  readonly pushServices: readonly string[];
  readonly hasSms: boolean;
  /** The first digits of the numbers that get SMS, such as 1 for the United States and Canada (domain/contact/smsNumbers.ts). */
  readonly smsPrefixes: readonly string[];
  readonly firstMessages: FirstMessageBudgets;
}

export const FIRST_MESSAGES: FirstMessageBudgets = { host: 20, network: 200, installation: 2_000 };

export const ONLY_MAIL: Channels = {
  pushKey: null,
  pushServices: [],
  hasSms: false,
  smsPrefixes: ['1'],
  firstMessages: FIRST_MESSAGES,
};
