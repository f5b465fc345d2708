import type { Doubt, Read, ScannedBill } from '@fairtab/domain/scan/bill';
import { messageOf } from '@fairtab/domain/scan/doubtMessages';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { ScanDoubtKind } from './enums';
import { ScannedItemRef } from './ScannedItem';
import { ScannedDate, ScannedMoney, ScannedText, type OnPhotos } from './ScannedFields';

const ScanDoubt = builder.objectRef<{ doubt: Doubt; bill: ScannedBill }>('ScanDoubt').implement({
  description: 'Something a person should look at before believing the bill.',
  fields: (t) => ({
    kind: t.field({ type: ScanDoubtKind, description: 'What is doubted.', resolve: ({ doubt }) => doubt.kind }),
    message: t.string({ description: 'A sentence for the host.', resolve: messageOf }),
    difference: t.field({
      type: 'Money',
      nullable: true,
      description: 'Printed minus added up; null when the doubt is not about a sum.',
      resolve: ({ doubt }) => ('differenceCents' in doubt ? doubt.differenceCents : null),
    }),
    item: t.int({
      nullable: true,
      description: 'The likeliest culprit, an index into the items; null when no line stands out.',
      resolve: ({ doubt }) => ('item' in doubt ? doubt.item : null),
    }),
  }),
});

type BillOnPhotos = OnPhotos<ScannedBill>;

export const ScannedBillRef = builder.objectRef<BillOnPhotos>('ScannedBill').implement({
  description: 'A bill as it was read from photos. What is not printed is null, and never made up.',
  fields: (t) => {
    const money = (field: 'subtotal' | 'tax' | 'tip' | 'fees' | 'discount' | 'total', description: string) =>
      t.field({ type: ScannedMoney, nullable: true, description, resolve: (bill) => read(bill, bill[field]) });
    return {
      restaurantName: t.field({
        type: ScannedText,
        nullable: true,
        description: 'Where the table ate.',
        resolve: (bill) => read(bill, bill.restaurantName),
      }),
      date: t.field({
        type: ScannedDate,
        nullable: true,
        description: 'Day of the meal.',
        resolve: (bill) => read(bill, bill.date),
      }),
      items: t.field({
        type: [ScannedItemRef],
        description: 'The lines, in the order of the receipt.',
        extensions: listOf(20),
        resolve: ({ items, photos }) => items.map((item) => ({ ...item, photos })),
      }),
      subtotal: money('subtotal', 'The sum of the lines, as it is printed.'),
      tax: money('tax', 'All taxes that come on top of the lines.'),
      tip: money('tip', 'A tip or gratuity that is part of the bill: never a suggestion, never handwriting.'),
      fees: money('fees', 'Service charge and the like.'),
      discount: money('discount', 'What is taken off the bill, as a positive amount.'),
      total: money('total', 'What is to be paid.'),
      balanced: t.exposeBoolean('balanced', {
        description: 'Whether every amount is confirmed by the arithmetic of the receipt.',
      }),
      doubts: t.field({
        type: [ScanDoubt],
        description: 'What needs a look; empty when it is balanced, named and dated.',
        extensions: listOf(2),
        resolve: (bill) => bill.doubts.map((doubt) => ({ doubt, bill })),
      }),
    };
  },
});

function read<T>({ photos }: BillOnPhotos, found: Read<T> | null): OnPhotos<Read<T>> | null {
  return found && { ...found, photos };
}
