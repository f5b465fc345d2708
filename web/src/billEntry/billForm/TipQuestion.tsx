import { showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { percentOfDishes, TIP_PRESETS_PERCENT } from '@fairtab/domain/receipts';
import { useState } from 'react';
import type { BillForm } from '../billDraft/BillForm';
import { checkBill } from '../billDraft/billCheck';
import { itemSubtotal, type Draft } from '../billDraft/Draft';
import { isPreset, recallTip, rememberTip } from '../billDraft/usualTip';
import { ServiceChargeNote } from '../../table/billRules/ServiceChargeNote';
import { useCurrency } from '../../ui/CurrencyContext';
import { RadioCards } from '../../ui/fields/RadioCards';
import { Segmented } from '../../ui/fields/Segmented';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';

interface TipQuestionProps {
  form: BillForm;
  /** One line of percentages, beside fields that need the room. */
  isShort?: boolean;
}

/** Asks for the tip when the bill says none, because many are printed before it. A tip that was read is told, so that nobody tips twice. */
export function TipQuestion({ form: { draft, change }, isShort = false }: TipQuestionProps) {
  const currency = useCurrency();
  // Once it is asked it stays, so that the answer can be changed.
  const [isAsked] = useState(() => draft.tip.trim() === '');
  const [usual] = useState(recallTip);
  const bill = checkBill(draft);
  if (!isAsked)
    return draft.scan && draft.tipPercent === null && bill.tipCents > 0 ? (
      <Note role="status">
        {t('A tip of {amount} is on the bill already.', { amount: displayMoney(bill.tipCents, currency) })}
      </Note>
    ) : null;
  const dishesCents = itemSubtotal(draft);
  const noteOf = (percent: number): string => {
    const amount = displayMoney(percentOfDishes({ dishesCents, percent }), currency);
    return percent === usual ? t('{amount}, as last time', { amount }) : amount;
  };
  // A tip that was typed before this question, or last time.
  const others = [...new Set([draft.tipPercent, usual])].filter(
    (percent): percent is number => percent !== null && percent !== 0 && !isPreset(percent),
  );
  const answer = (value: string): void => {
    change({ kind: 'answerTip', percent: Number(value) });
    rememberTip(Number(value));
  };
  const sum = t('The table shares {amount}.', {
    amount: displayMoney(bill.printedCents ?? bill.computedCents, currency),
  });
  if (isShort)
    return (
      <Stack $gap="xs">
        <Segmented
          label={t('Tip?')}
          value={answerIn(draft)}
          onChange={answer}
          options={[
            ...[...TIP_PRESETS_PERCENT, ...others].map((percent) => ({
              value: String(percent),
              label: `${showNumber(percent)}%`,
            })),
            { value: '0', label: t('tip|None') },
          ]}
        />
        <ServiceChargeNote percent={draft.serviceChargePercent} feesCents={bill.feesCents} />
        <Note aria-live="polite">{answerIn(draft) !== null && sum}</Note>
      </Stack>
    );
  return (
    <Card as="div">
      <Stack $gap="s">
        <RadioCards
          label={t('Tip?')}
          columns={2}
          value={answerIn(draft)}
          onChange={answer}
          options={[
            ...[...TIP_PRESETS_PERCENT, ...others].map((percent) => ({
              value: String(percent),
              label: `${showNumber(percent)}%`,
              note: noteOf(percent),
            })),
            { value: '0', label: t('tip|None'), note: usual === 0 ? t('As last time') : undefined },
          ]}
        />
        <ServiceChargeNote percent={draft.serviceChargePercent} feesCents={bill.feesCents} />
        <Note aria-live="polite">
          {answerIn(draft) === null ? t('None is on the bill. Without an answer the table shares none.') : sum}
        </Note>
      </Stack>
    </Card>
  );
}

function answerIn({ tip, tipPercent }: Draft): string | null {
  if (tip.trim() === '') return null;
  return String(tipPercent ?? 0);
}
