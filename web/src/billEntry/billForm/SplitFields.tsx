import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { NumberField } from '../../ui/fields/NumberField';
import { Segmented } from '../../ui/fields/Segmented';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { checkBill } from '../billDraft/billCheck';
import type { BillForm } from '../billDraft/BillForm';
import { FEWEST_PEOPLE } from '../billDraft/Draft';
import { useCurrency } from '../../ui/CurrencyContext';

const MOST = 100;

/** The choice between splitting by item and splitting the whole bill evenly. */
export function SplitFields({ form: { draft, change, errors } }: { form: BillForm }) {
  const currency = useCurrency();
  const { evenSplit } = draft;
  const { printedCents, computedCents } = checkBill(draft);
  const totalCents = printedCents ?? computedCents;
  return (
    <Stack $gap="m">
      <Segmented
        label={t('How is it split?')}
        value={evenSplit === null ? 'items' : 'evenly'}
        onChange={(way) => change({ kind: 'splitEvenly', people: way === 'evenly' ? FEWEST_PEOPLE : null })}
        options={[
          { value: 'items', label: t('Split by item') },
          { value: 'evenly', label: t('Split evenly') },
        ]}
      />
      {evenSplit === null ? (
        <Note>{t('Everyone claims what they had; tax and tip go along in proportion.')}</Note>
      ) : (
        <>
          <NumberField
            label={t('Among how many people?')}
            name="people"
            value={evenSplit}
            min={FEWEST_PEOPLE}
            max={MOST}
            error={errors['splitEvenlyAmong']}
            onChange={(people) => change({ kind: 'splitEvenly', people })}
          />
          <Note aria-live="polite">
            {totalCents > 0
              ? t('Everyone claims one share of about {share}; together they pay {total} exactly.', {
                  share: displayMoney(Math.round(totalCents / evenSplit), currency),
                  total: displayMoney(totalCents, currency),
                })
              : t('Everyone claims one equal share of the total.')}
          </Note>
        </>
      )}
    </Stack>
  );
}
