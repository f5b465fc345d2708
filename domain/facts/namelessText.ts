import { t } from '../language/t';
import type { ChangeKind } from './changeKinds';

/** What is left of an old line: the kind of change, without anybody's name. */
export const NAMELESS: Readonly<Record<ChangeKind, () => string>> = {
  created: () => t('The bill was shared'),
  edited: () => t('The bill was edited'),
  claimed: () => t('A dish was claimed'),
  unclaimed: () => t('A dish was unclaimed'),
  declined: () => t('Somebody had none of a dish'),
  treated: () => t('Somebody was treated'),
  treatEnded: () => t('Claims were given back to whom they were treated'),
  household: () => t('Who pays together was changed'),
  paid: () => t('A payment was made'),
  cancelled: () => t('A claim was cancelled'),
  reopened: () => t('A claim was reopened'),
  confirmed: () => t('A payment was confirmed'),
  disputed: () => t('A payment was said not to have arrived'),
  refunded: () => t('A payment by card was given back'),
  shared: () => t('Who may see the receipt was changed'),
  deleted: () => t('The receipt was deleted'),
  restored: () => t('The receipt was restored'),
  moved: () => t('Somebody signed in, or claims changed hands'),
};
