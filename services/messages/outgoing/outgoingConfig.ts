import { z } from 'zod';
import { optional, wholeNumber } from '../../platform/configShapes';
import { FIRST_MESSAGES, type FirstMessageBudgets } from '../mail/channels';

const budget = (most: number) => optional(wholeNumber({ name: String(most), least: 0, most: 1_000_000 }).default(most));

/** The settings of the gate. */
export const OUTGOING_SHAPE = {
  /**
   * First digits of the numbers that get SMS, separated by commas, such as `1,44`; `1` is the United States and
   * Canada without the islands that share it.
   * @default `1`
   */
  SMS_PREFIXES: optional(
    z
      .string()
      .default('1')
      .transform((list) => list.split(',').flatMap((prefix) => prefix.trim().replace(/^\+/, '') || []))
      .pipe(z.array(z.string().regex(/^[1-9]\d{0,6}$/, 'must be the first digits of numbers, such as 1,44'))),
  ),
  /**
   * Most messages in 24 hours about the receipts of one host to addresses that nobody has proven ([what
   * leaves](#what-leaves)).
   * @default `20`
   */
  FIRST_MESSAGES_OF_HOST: budget(FIRST_MESSAGES.host),
  /**
   * Most of them caused from one network.
   * @default `200`
   */
  FIRST_MESSAGES_OF_NETWORK: budget(FIRST_MESSAGES.network),
  /**
   * Most of them in all.
   * @default `2000`
   */
  FIRST_MESSAGES_OF_INSTALLATION: budget(FIRST_MESSAGES.installation),
} as const;

export function outgoingOf({
  SMS_PREFIXES: smsPrefixes,
  FIRST_MESSAGES_OF_HOST: host,
  FIRST_MESSAGES_OF_NETWORK: network,
  FIRST_MESSAGES_OF_INSTALLATION: installation,
}: {
  readonly [Name in keyof typeof OUTGOING_SHAPE]: z.output<(typeof OUTGOING_SHAPE)[Name]>;
}): { smsPrefixes: readonly string[]; firstMessages: FirstMessageBudgets } {
  return { smsPrefixes, firstMessages: { host, network, installation } };
}
