import { builder } from '../builder';

export const ScanStatus = builder.enumType('ScanStatus', {
  description: 'The steps of a scan, in this order.',
  values: {
    UPLOADED: { value: 'uploaded', description: 'The photos are uploaded and wait in the queue.' },
    TURNING: { value: 'turning', description: 'They are turned upright, and their metadata is removed.' },
    READING: { value: 'reading', description: 'Their words are read.' },
    UNDERSTANDING: { value: 'understanding', description: 'The words are made into a bill.' },
    DONE: { value: 'done', description: 'There is a bill.' },
    FAILED: { value: 'failed', description: 'There is no bill. `failure` has the reason.' },
  } as const,
});

export const ScanFailureCode = builder.enumType('ScanFailureCode', {
  description: 'The reason why there is no bill.',
  values: {
    NOT_A_RECEIPT: { value: 'notAReceipt', description: 'The text on the photos is not that of a receipt.' },
    UNCLEAR: { value: 'unclear', description: 'Too little of the text can be read.' },
    UNREADABLE: { value: 'unreadable', description: 'A photo cannot be opened.' },
    UNAVAILABLE: { value: 'unavailable', description: 'The photos could not be read now. A new scan may succeed.' },
  } as const,
});

export const ScanDoubtKind = builder.enumType('ScanDoubtKind', {
  description: 'The reason why a bill should be compared with the photos.',
  values: {
    ITEMS_DO_NOT_ADD_UP: { value: 'itemsDoNotAddUp', description: 'The items do not add up to the subtotal.' },
    TOTAL_DOES_NOT_ADD_UP: {
      value: 'totalDoesNotAddUp',
      description: 'The subtotal, tax, tip, fees and discount do not add up to the total.',
    },
    UNCONFIRMED: {
      value: 'unconfirmed',
      description: 'Everything adds up, but something was guessed for it, or a quantity has no evidence.',
    },
    PAGES_LEFT_OUT: {
      value: 'pagesLeftOut',
      description: 'A document has more pages than are read, so a part of the bill may be missing.',
    },
    NO_TOTAL: { value: 'noTotal', description: 'No total could be read.' },
    NO_ITEMS: { value: 'noItems', description: 'No items could be read.' },
    NO_DATE: { value: 'noDate', description: 'No date could be read.' },
    NO_NAME: { value: 'noName', description: 'No name of a restaurant could be read.' },
  } as const,
});
