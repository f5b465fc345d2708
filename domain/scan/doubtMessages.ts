import { t } from '../language/t';
import { decimalsOf, displayMoney, FIRST_CURRENCY, type Cents } from '../money';
import type { Doubt, ScannedBill } from './bill';

interface DoubtOfBill {
  readonly doubt: Doubt;
  readonly bill: Omit<ScannedBill, 'doubts'>;
}

/** What would make the photos easier to read, in two sentences for the host; null when nothing would. */
export function adviceMessage({ advice }: Pick<ScannedBill, 'advice'>): string | null {
  switch (advice) {
    case 'closer':
      return t('The letters on the photo are too small to read well. Please take it again from closer.');
    case 'sharper':
      return t('The letters on the photo are hard to make out. Please take it again, sharper and in better light.');
    default:
      return null;
  }
}

/** Shows what was read, which is in hundredths in any currency, in the one that the paper names. */
function shownOn({ currency }: Pick<ScannedBill, 'currency'>): (read: Cents) => string {
  const code = currency ?? FIRST_CURRENCY;
  return (read) => displayMoney(Math.round(read * 10 ** (decimalsOf(code) - 2)), code);
}

/** A doubt in a few sentences for the host, with the amounts to compare. */
export function messageOf({ doubt, bill }: DoubtOfBill): string {
  const shown = shownOn(bill);
  if (doubt.isHandwrittenTip) return aboutTip({ doubt, bill });
  switch (doubt.kind) {
    case 'itemsDoNotAddUp': {
      const added = bill.items.reduce((sum, { lineCents }) => sum + lineCents, 0);
      const sum = shown(added);
      const printed = shown(added + doubt.differenceCents);
      const problem = bill.subtotal
        ? t('The items add up to {sum}, the subtotal says {printed}.', { sum, printed })
        : t('The items add up to {sum}, the total leaves {printed} for them.', { sum, printed });
      const culprit = doubt.item === null ? undefined : bill.items[doubt.item];
      return culprit ? `${problem} ${t('Check “{itemName}” first.', { itemName: culprit.name })}` : problem;
    }
    case 'totalDoesNotAddUp': {
      const printed = bill.total?.value ?? 0;
      const added = shown(printed - doubt.differenceCents);
      return t('The subtotal and what comes on top of it make {sum}, the total says {printed}.', {
        sum: added,
        printed: shown(printed),
      });
    }
    case 'unconfirmed': {
      const name = doubt.item === null ? undefined : bill.items[doubt.item]?.name;
      if (name === undefined) return t('The amounts add up, but not all of them were easy to read.');
      // A total without a place on the page was calculated.
      return bill.total?.boxes.length === 0
        ? t('There is no sum to compare with, and “{itemName}” may be read wrongly.', { itemName: name })
        : t('The amounts add up, but “{itemName}” may be read wrongly.', { itemName: name });
    }
    case 'pagesLeftOut':
      return t(
        '{count, plural, one {The last page of the document was not read. Please add what is on it.} other {The last # pages of the document were not read. Please add what is on them.}}',
        { count: doubt.pages },
      );
    case 'noTotal':
      return bill.total
        ? t('The total could not be read. {amount} is what the other amounts make.', {
            amount: shown(bill.total.value),
          })
        : t('The total could not be read.');
    case 'noItems':
      return t('No items could be read.');
    case 'noDate':
      return t('The date could not be read.');
    case 'noName':
      return t('The name of the restaurant could not be read.');
  }
}

function aboutTip({ doubt, bill }: DoubtOfBill): string {
  const shown = shownOn(bill);
  const tipCents = bill.tip?.value ?? 0;
  const tip = shown(tipCents);
  if (doubt.kind === 'unconfirmed') return t('The tip of {tip} is handwritten. Please check it.', { tip });
  const total = shown((bill.total?.value ?? 0) + tipCents);
  return t('The tip of {tip} is handwritten. Please check it. With it the total is {total}.', { tip, total });
}
