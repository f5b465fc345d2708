import { FIRST_CURRENCY, formatMoney } from '@fairtab/domain/money';
import type { Doubt, Read, ScannedBill, ScannedCharge as Charge, TextLine } from '@fairtab/domain/scan/bill';
import { adviceMessage, messageOf } from '@fairtab/domain/scan/doubtMessages';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { ScanDoubtKind } from './enums';
import { ScannedItemRef } from './ScannedItem';
import { ScannedDate, ScannedMoney, ScannedText, type OnPhotos } from './ScannedFields';

const ScanDoubt = builder.objectRef<{ doubt: Doubt; bill: ScannedBill }>('ScanDoubt').implement({
  description: 'A part of the bill that a person should compare with the photos.',
  fields: (t) => ({
    kind: t.field({ type: ScanDoubtKind, description: 'The kind of doubt.', resolve: ({ doubt }) => doubt.kind }),
    message: t.string({ description: 'A sentence to show to the host.', resolve: messageOf }),
    difference: t.field({
      type: 'Money',
      nullable: true,
      description: 'The printed sum minus the computed sum; null when the doubt is not about a sum.',
      resolve: ({ doubt }) => ('differenceCents' in doubt ? formatMoney(doubt.differenceCents, FIRST_CURRENCY) : null),
    }),
    isHandwrittenTip: t.boolean({
      description: 'Whether it is about a tip that was written by hand. The printed total may be the one without it.',
      resolve: ({ doubt }) => doubt.isHandwrittenTip ?? false,
    }),
    item: t.int({
      nullable: true,
      description: 'The index of the item that most likely is wrong; null when none stands out.',
      resolve: ({ doubt }) => ('item' in doubt ? doubt.item : null),
    }),
  }),
});

const ScannedLine = builder.objectRef<TextLine>('ScannedLine').implement({
  description: 'A line of a text that was pasted.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The line as it was pasted.' }),
    isRead: t.exposeBoolean('isRead', {
      description: 'Whether it is a part of the bill. Other lines are kept here only.',
    }),
  }),
});

const ScannedCharge = builder.objectRef<Charge>('ScannedCharge').implement({
  description: 'A tax, or service, by its printed name.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The printed name, such as "State Tax 5.5%".' }),
    amount: t.field({
      type: 'Money',
      description: 'Its amount.',
      resolve: ({ cents }) => formatMoney(cents, FIRST_CURRENCY),
    }),
    isIncluded: t.exposeBoolean('isIncluded', {
      description:
        'Whether the prices include it, so that it is added to nothing. Otherwise it is a part of the `tax`.',
    }),
  }),
});

type BillOnPhotos = OnPhotos<ScannedBill>;

export const ScannedBillRef = builder.objectRef<BillOnPhotos>('ScannedBill').implement({
  description: 'A bill as it was read from photos. Values that are not printed are null.',
  fields: (t) => {
    const money = (field: 'subtotal' | 'tax' | 'tip' | 'fees' | 'discount' | 'total', description: string) =>
      t.field({ type: ScannedMoney, nullable: true, description, resolve: (bill) => read(bill, bill[field]) });
    return {
      restaurantName: t.field({
        type: ScannedText,
        nullable: true,
        description: 'The name of the restaurant.',
        resolve: (bill) => read(bill, bill.restaurantName),
      }),
      date: t.field({
        type: ScannedDate,
        nullable: true,
        description: 'The day of the meal.',
        resolve: (bill) => read(bill, bill.date),
      }),
      items: t.field({
        type: [ScannedItemRef],
        description: 'The lines, in the order of the receipt.',
        extensions: listOf(20),
        resolve: ({ items, photos }) => items.map((item) => ({ ...item, photos })),
      }),
      subtotal: money('subtotal', 'The printed sum of the lines.'),
      tax: money('tax', 'All taxes that are added to the lines.'),
      charges: t.field({
        type: [ScannedCharge],
        nullable: true,
        description:
          'The taxes of which `tax` is the sum, when there are several, or taxes and service that the prices include; null when there is nothing to tell apart.',
        extensions: listOf(2),
        resolve: ({ charges }) => charges && [...charges],
      }),
      tip: money(
        'tip',
        'A tip or gratuity that is part of the bill. Suggested tips are left out. One that is written by hand is there when it makes the total that is written below it, and always doubted.',
      ),
      fees: money('fees', 'Service charge and other fees.'),
      discount: money('discount', 'Everything that is taken off, of single lines too, as a positive amount.'),
      total: money('total', 'The printed total.'),
      currency: t.string({
        nullable: true,
        description: 'The ISO 4217 code of the currency that the paper names; null when it names none.',
        resolve: ({ currency }) => currency ?? null,
      }),
      balanced: t.exposeBoolean('balanced', { description: 'Whether the amounts of the receipt add up.' }),
      doubts: t.field({
        type: [ScanDoubt],
        description: 'The doubts. Empty when the bill adds up and has a name and a date.',
        extensions: listOf(2),
        resolve: (bill) => bill.doubts.map((doubt) => ({ doubt, bill })),
      }),
      lines: t.field({
        type: [ScannedLine],
        nullable: true,
        description: 'The lines of the text that it was read from; null for photos.',
        extensions: listOf(20),
        resolve: ({ lines }) => lines && [...lines],
      }),
      advice: t.string({
        nullable: true,
        description:
          'How to take a photo that is easier to read, as a sentence to show to the host; null when this one will do.',
        resolve: adviceMessage,
      }),
    };
  },
});

function read<T>({ photos }: BillOnPhotos, found: Read<T> | null): OnPhotos<Read<T>> | null {
  return found && { ...found, photos };
}
