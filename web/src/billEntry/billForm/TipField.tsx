import { showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { TIP_PRESETS_PERCENT } from '@fairtab/domain/receipts';
import { MoneyField } from '../../ui/fields/MoneyField';
import { Segmented } from '../../ui/fields/Segmented';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import type { BillForm } from '../billDraft/BillForm';
import { itemSubtotal } from '../billDraft/Draft';
import { otherTip, recallTip, rememberTip } from '../billDraft/usualTip';
import { PercentChoice } from '../../table/billRules/PercentChoice';
import { ServiceChargeNote } from '../../table/billRules/ServiceChargeNote';
import { useCurrency } from '../../ui/CurrencyContext';

/** The tip: a preset percentage of the dishes that follows them, or an amount. */
export function TipField({ form: { draft, change, errors } }: { form: BillForm }) {
  const currency = useCurrency();
  return (
    <Stack $gap="s">
      <Segmented
        label={t('Tip')}
        value={draft.tipMode}
        onChange={(mode) => change({ kind: 'chooseTipMode', mode })}
        options={[
          { value: 'percent', label: t('Percentage') },
          { value: 'manual', label: t('Amount') },
        ]}
      />
      {draft.tipMode === 'percent' ? (
        <>
          <PercentChoice
            label={t('Tip percentage')}
            hideLabel
            presets={TIP_PRESETS_PERCENT}
            percent={draft.tipPercent}
            firstOther={otherTip(recallTip())}
            onPercent={(percent) => {
              change({ kind: 'pickTip', percent });
              rememberTip(percent);
            }}
          />
          <Note aria-live="polite">
            {draft.tipPercent === null
              ? t('Of the items, before tax.')
              : t('{percent}% of {amount} is {tip}.', {
                  percent: showNumber(draft.tipPercent),
                  amount: displayMoney(itemSubtotal(draft), currency),
                  tip: displayMoney(parseMoney(draft.tip, currency) ?? 0, currency),
                })}
          </Note>
        </>
      ) : (
        <MoneyField
          label={t('Tip amount')}
          hideLabel
          value={draft.tip}
          error={errors['tip']}
          onChange={(text) => change({ kind: 'typeTip', text })}
        />
      )}
      <ServiceChargeNote percent={draft.serviceChargePercent} feesCents={parseMoney(draft.fees, currency) ?? 0} />
    </Stack>
  );
}
