import { ACCESS } from './lists/access';
import { ACCOUNTS } from './lists/accounts';
import { LIVE } from './lists/live';
import { MESSAGES } from './lists/messages';
import { MONEY } from './lists/money';
import { OUTGOING } from './lists/outgoing';
import { SHARED } from './lists/shared';
import { WRITES } from './lists/writes';
import type { Sabotage } from './Sabotage';

export const SABOTAGES: readonly Sabotage[] = [
  ...MONEY,
  ...WRITES,
  ...LIVE,
  ...ACCESS,
  ...ACCOUNTS,
  ...MESSAGES,
  ...OUTGOING,
  ...SHARED,
];
