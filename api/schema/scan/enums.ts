import { builder } from '../builder';

export const ScanStatus = builder.enumType('ScanStatus', {
  description: 'How far the reading of photos is, in this order.',
  values: {
    UPLOADED: { value: 'uploaded', description: 'The photos wait for their turn.' },
    TURNING: { value: 'turning', description: 'They are turned upright and cleaned of metadata.' },
    READING: { value: 'reading', description: 'Their words are read.' },
    UNDERSTANDING: { value: 'understanding', description: 'A bill is made of the words.' },
    DONE: { value: 'done', description: 'There is a bill.' },
    FAILED: { value: 'failed', description: 'There is none; `failure` says why.' },
  } as const,
});

export const ScanFailureCode = builder.enumType('ScanFailureCode', {
  description: 'Why there is no bill.',
  values: {
    NOT_A_RECEIPT: { value: 'notAReceipt', description: 'There is text, and it is no receipt.' },
    UNCLEAR: { value: 'unclear', description: 'Too little of the text can be read.' },
    UNREADABLE: { value: 'unreadable', description: 'A photo cannot be opened.' },
    UNAVAILABLE: { value: 'unavailable', description: 'Nobody could read it just now; trying again may help.' },
  } as const,
});

export const ScanDoubtKind = builder.enumType('ScanDoubtKind', {
  description: 'Why a bill needs a look.',
  values: {
    ITEMS_DO_NOT_ADD_UP: { value: 'itemsDoNotAddUp', description: 'The items do not make the subtotal.' },
    TOTAL_DOES_NOT_ADD_UP: {
      value: 'totalDoesNotAddUp',
      description: 'The subtotal and what comes on top of it do not make the total.',
    },
    NO_TOTAL: { value: 'noTotal', description: 'No total could be read.' },
    NO_ITEMS: { value: 'noItems', description: 'No items could be read.' },
    NO_DATE: { value: 'noDate', description: 'No date could be read.' },
    NO_NAME: { value: 'noName', description: 'No name of a restaurant could be read.' },
  } as const,
});
