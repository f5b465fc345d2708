import { displayMoney } from '../money';
import type { Doubt, ScannedBill } from './bill';

/** A doubt in a sentence or two for the host, with the amounts to compare. */
export function messageOf({ doubt, bill }: { doubt: Doubt; bill: Omit<ScannedBill, 'doubts'> }): string {
  switch (doubt.kind) {
    case 'itemsDoNotAddUp': {
      const added = bill.items.reduce((sum, { lineCents }) => sum + lineCents, 0);
      const printed = displayMoney(added + doubt.differenceCents);
      const says = bill.subtotal ? `the subtotal says ${printed}` : `the total leaves ${printed} for them`;
      const culprit = doubt.item === null ? undefined : bill.items[doubt.item];
      const advice = culprit ? ` Check “${culprit.name}” first.` : '';
      return `The items add up to ${displayMoney(added)}, ${says}.${advice}`;
    }
    case 'totalDoesNotAddUp': {
      const printed = bill.total?.value ?? 0;
      const added = displayMoney(printed - doubt.differenceCents);
      return `The subtotal and what comes on top of it make ${added}, the total says ${displayMoney(printed)}.`;
    }
    case 'unconfirmed': {
      const name = doubt.item === null ? undefined : bill.items[doubt.item]?.name;
      return name === undefined
        ? 'The amounts add up, but not all of them were easy to read.'
        : `The amounts add up, but “${name}” may be read wrongly.`;
    }
    case 'noTotal':
      return bill.total
        ? `The total could not be read. ${displayMoney(bill.total.value)} is what the other amounts make.`
        : 'The total could not be read.';
    case 'noItems':
      return 'No items could be read.';
    case 'noDate':
      return 'The date could not be read.';
    case 'noName':
      return 'The name of the restaurant could not be read.';
  }
}
