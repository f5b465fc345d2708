import { t } from '../language/t';
import type { Cents, Currency } from '../money';
import { MAX_ITEM_NAME, readMethod, readMoney, readPeople } from './fields';
import { invalid, readLine, type Reader } from './lines';
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

/** What it was. It becomes the name of the receipt and of its line. */
const readReason = readLine({
  label: () => t('What it was'),
  max: MAX_ITEM_NAME,
  required: () => t('Say what it was'),
});

/** What somebody paid for the others. It is more than zero, because zero cannot be divided. */
function readCost(currency: Currency): Reader<Cents> {
  const read = readMoney({ label: () => t('Amount'), currency });
  return (raw) => {
    const reading = read(raw);
    return reading.ok && reading.value === 0 ? invalid(t('Say how much it was')) : reading;
  };
}

/** What else somebody paid. The receipt that it becomes is checked by createReceiptInput besides. */
export function addCreditInput(currency: Currency) {
  return shape({ name: field(readReason), amount: field(readCost(currency)), people: field(readPeople) });
}

/** As many receipts as one page shows, and one transaction settles. */
export const MOST_RECEIPTS_OF_EVENING = 50;

/** A person who did not begin the evening may host this many of them, so that nobody fills it alone. */
export const MOST_RECEIPTS_OF_PERSON = 15;
