import { TIP_PRESETS_PERCENT } from '@fairtab/domain/receipts';
import { displayMoney } from '@fairtab/domain/money';
import styled from 'styled-components';
import { MoneyField } from '../../ui/MoneyField';
import { Segmented } from '../../ui/Segmented';
import { Stack } from '../../ui/Stack';
import { Note } from '../../ui/Text';
import { media, space } from '../../ui/tokens';
import { itemSubtotal, type TextField } from './draft';
import type { Wizard } from './useWizard';

const PRESETS = TIP_PRESETS_PERCENT.map((percent) => ({ value: String(percent), label: `${percent}%` }));

/** What is on the bill besides the dishes. */
export function ExtrasFields({ wizard }: { wizard: Wizard }) {
  const { draft, change, errors } = wizard;
  const field = (name: Exclude<TextField, 'restaurantName' | 'date' | 'description' | 'hostName'>) => ({
    value: draft[name],
    error: errors[name],
    onChange: (text: string) => change({ kind: 'type', field: name, text }),
  });
  return (
    <Stack>
      <Two>
        <MoneyField label="Tax" {...field('tax')} />
        <MoneyField label="Service fees" {...field('fees')} />
      </Two>
      <Stack $gap="s">
        <Segmented
          label="Tip"
          value={draft.tipMode}
          onChange={(mode) => change({ kind: 'chooseTipMode', mode })}
          options={[
            { value: 'percent', label: 'Percentage' },
            { value: 'manual', label: 'Amount' },
          ]}
        />
        {draft.tipMode === 'percent' ? (
          <>
            <Segmented
              label="Tip percentage"
              hideLabel
              value={draft.tipPercent === null ? null : String(draft.tipPercent)}
              onChange={(percent) => change({ kind: 'pickTip', percent: Number(percent) })}
              options={PRESETS}
            />
            <Note aria-live="polite">
              {draft.tipPercent === null
                ? 'Of the items, before tax.'
                : `${draft.tipPercent}% of ${displayMoney(itemSubtotal(draft))} is $${draft.tip}.`}
            </Note>
          </>
        ) : (
          <MoneyField
            label="Tip amount"
            hideLabel
            value={draft.tip}
            error={errors['tip']}
            onChange={(text) => change({ kind: 'typeTip', text })}
          />
        )}
      </Stack>
      <Two>
        <MoneyField label="Discount" {...field('discount')} />
        <MoneyField label="Printed total" hint="To check that nothing was missed." {...field('total')} />
      </Two>
    </Stack>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m};
  align-items: start;
  ${media.wide} {
    gap: ${space.l};
  }
`;
