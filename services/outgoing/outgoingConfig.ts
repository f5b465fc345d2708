import { z } from 'zod';
import { optional, wholeNumber } from '../configShapes';
import { FIRST_MESSAGES, type FirstMessageBudgets } from '../mail/channels';

const budget = (most: number) => optional(wholeNumber({ name: String(most), least: 0, most: 1_000_000 }).default(most));

/** The settings of the gate. */
export const OUTGOING_SHAPE = {
  SMS_PREFIXES: optional(
    z
      .string()
      .default('1')
      .transform((list) => list.split(',').flatMap((prefix) => prefix.trim().replace(/^\+/, '') || []))
      .pipe(z.array(z.string().regex(/^[1-9]\d{0,6}$/, 'must be the first digits of numbers, such as 1,44'))),
  ),
  FIRST_MESSAGES_OF_HOST: budget(FIRST_MESSAGES.host),
  FIRST_MESSAGES_OF_NETWORK: budget(FIRST_MESSAGES.network),
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
