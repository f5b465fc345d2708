import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Currency } from '@fairtab/domain/money';
import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import { useContext } from 'react';
import { checkBill } from '../billDraft/billCheck';
import type { BillForm } from '../billDraft/BillForm';
import { plainReceipt } from '../billDraft/receiptInput';
import { differenceOf } from '../scanReview/differenceOf';
import { Checkbox } from '../../ui/fields/Checkbox';
import { ReviewContext } from '../scanReview/ReviewContext';
import type { Place } from '../scanReview/scanPlaces';
import { useCurrency } from '../../ui/CurrencyContext';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { BillCheckPanel } from './BillCheckPanel';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import type { ScannedBill } from '../../photos/scanning/Scan';
import { ExtrasFields } from './ExtrasFields';
import { Fold } from './Fold';
import { PayToFields } from './PayToFields';
import { SplitFields } from './SplitFields';
import { TipQuestion } from './TipQuestion';

/** Where what is folded has its fields. */
const FOLDED: readonly Place[] = ['tax', 'fees', 'tip', 'discount', 'total'];
const FOLDED_ERRORS = [...FOLDED, 'alcoholTax', 'serviceChargeRate', 'splitEvenlyAmong'];

/**
 * What a bill that was read has besides its dishes: the questions that the photo does not answer, and everything else behind
 * "More on the bill". That is open as long as something in it does not add up, has to be checked or has a message.
 */
export function ScannedExtras({ form }: { form: BillForm }) {
  const { draft, errors } = form;
  const currency = useCurrency();
  const review = useContext(ReviewContext);
  const bill = checkBill(draft);
  const charges = chargesText(draft.scan?.bill.charges, currency);
  const isNeeded =
    differenceOf(draft) !== null ||
    draft.evenSplit !== null ||
    FOLDED.some((place) => place === review?.edited || (review?.open.has(place) ?? false)) ||
    FOLDED_ERRORS.some((place) => errors[place]);
  const amounts = [
    bill.taxCents > 0 && t('Tax {amount}', { amount: displayMoney(bill.taxCents, currency) }),
    // Such as VAT in Europe: nothing is added for it.
    draft.scan?.bill.charges?.some(({ isIncluded }) => isIncluded) && charges,
    t('Total {amount}', { amount: displayMoney(bill.printedCents ?? bill.computedCents, currency) }),
  ].filter((words) => typeof words === 'string');
  return (
    <Card as="div">
      <Stack $gap="m">
        <TipQuestion form={form} isShort />
        <div>
          <Fold
            title={t('Pay me by')}
            value={listOf(plainReceipt(draft).payTo.map(({ method }) => WAYS_TO_PAY[method].label))}
            isNeeded={Object.keys(errors).some((place) => place === 'hostName' || place.startsWith('handles.'))}
          >
            <PayToFields form={form} />
          </Fold>
          <Fold title={t('More on the bill')} value={amounts.join(' · ')} isNeeded={isNeeded}>
            <ExtrasFields form={form} />
            {charges && <Note>{charges}</Note>}
            <BillCheckPanel draft={draft} />
            <SplitFields form={form} />
            <KeepCorrections form={form} />
          </Fold>
        </div>
      </Stack>
    </Card>
  );
}

/** The taxes that a printed bill adds up, or what its prices include, by their printed names; nothing when it says neither. */
function chargesText(charges: ScannedBill['charges'] | undefined, currency: Currency): string | undefined {
  if (!charges || charges.length === 0) return undefined;
  const list = listOf(charges.map(({ name, amount }) => `${name} ${shown(amount, currency)}`));
  return charges.some(({ isIncluded }) => isIncluded)
    ? t('Included in the prices: {charges}', { charges: list })
    : list;
}

function shown(amount: string, currency: Currency): string {
  const cents = parseMoney(amount, currency);
  return cents === null ? amount : displayMoney(cents, currency);
}

/** Asks for the corrections of a scanned bill. A typed bill has none. */
function KeepCorrections({ form: { draft, change } }: { form: BillForm }) {
  if (!draft.scan) return null;
  return (
    <div>
      <Checkbox
        label={t('Keep my corrections to find out where reading fails')}
        checked={draft.scanCheck.keepsCorrections}
        onChange={(keeps) => change({ kind: 'keepCorrections', keeps })}
      />
      <Note>{t('They are kept with this receipt only, with the words they were read from, and deleted with it.')}</Note>
    </div>
  );
}
