import { t } from '../language/t';
import { readLine, readMethod } from './fields';
import { field, idOf, shape } from './shape';

const MAX_EVENING_NAME = 60;
/** A SHA-256 in base64url. */
const PLAN_KEY_LENGTH = 43;

export const createEveningInput = shape({
  receiptId: idOf('receipt'),
  name: field(
    readLine({ label: () => t('Name'), max: MAX_EVENING_NAME, required: () => t('Give the evening a name') }),
  ),
});

/** What somebody saw as open and agrees to settle. */
export const planKey = field(
  readLine({ label: () => t('Plan'), max: PLAN_KEY_LENGTH, required: () => t('Say what is to be settled') }),
);

export const settleEveningInput = shape({ eveningId: idOf('evening'), planKey });

export const reportTransferInput = shape({ transferId: idOf('transfer'), method: field(readMethod) });

/** As many receipts as one page shows, and one transaction settles. */
export const MOST_RECEIPTS_OF_EVENING = 50;
