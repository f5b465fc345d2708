import { displayRate, exchanged, inverseOf, readRate, type ExchangeRate } from '@fairtab/domain/exchangeRates';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, type Currency } from '@fairtab/domain/money';
import { useRef, useState } from 'react';
import { localToday } from '../../lib/dates';
import { newKey } from '../../lib/newKey';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { CurrencyField } from '../../ui/fields/CurrencyField';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { Segmented } from '../../ui/fields/Segmented';
import { TextField } from '../../ui/fields/TextField';
import { Note } from '../../ui/Text';
import { useTable } from '../TableContext';
import type { TableState } from '../tableState';

/** The host types the rate of a second currency, in which everybody then sees about what they owe (docs/product/bill.md). */
export function ExchangeRateDialog({ table, onClose }: { table: TableState; onClose: () => void }) {
  const { send } = useTable();
  const known = table.exchangeRate;
  const own = table.currency;
  const [currency, setCurrency] = useState<Currency>(known?.currency ?? (own === 'USD' ? 'EUR' : 'USD'));
  const [isOfOther, setOfOther] = useState(known ? known.baseCurrency !== own : false);
  const saved = known ? displayRate(known.rate) : '';
  const [typed, setTyped] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Where the saved rate has three decimals, or thousands, its text may mean two.
  const reading = known && typed === saved ? { rate: known.rate } : readRate(typed);
  const [base, quote] = isOfOther ? [currency, own] : [own, currency];

  const save = (input: { exchangeRate: ExchangeRate } | { removesExchangeRate: true }, title: string): void => {
    onClose();
    void send({
      key: newKey(),
      move: 'editReceipt',
      input: { receiptId: table.id, ...input },
      about: [],
      words: t('The currency shown beside'),
      done: { title },
      refused: t('That did not work'),
    });
  };
  const submit = (): void => {
    setChecked(true);
    if (!reading || !('rate' in reading)) {
      focusFirstInvalid(form.current);
      return;
    }
    const exchangeRate = { currency, baseCurrency: base, rate: reading.rate, date: localToday(new Date()) };
    save({ exchangeRate }, t('Amounts are shown in {currency}, too', { currency }));
  };

  return (
    <FormDialog
      ref={form}
      title={t('Show another currency, too')}
      action={t('Save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note>
        {t('Everybody sees about what they owe in it. The bill, debts and payments stay in {currency}.', {
          currency: own,
        })}
      </Note>
      <CurrencyField value={currency} without={own} onChange={setCurrency} />
      <Segmented
        label={t('Your rate is the price of')}
        value={base}
        onChange={(chosen) => setOfOther(chosen !== own)}
        options={[own, currency].map((each) => ({ value: each, label: t('1 {currency}', { currency: each }) }))}
      />
      <TextField
        label={t('1 {base} in {quote}', { base, quote })}
        inputMode="decimal"
        value={typed}
        error={problemOf(reading, typed, isChecked)}
        hint={t('It is kept with the date of today.')}
        onChange={setTyped}
      />
      <Note role="status">
        {reading && 'rate' in reading && sampleOf({ rate: reading.rate, base, quote, currency, table })}
      </Note>
      {known && (
        <Button
          variant="quiet"
          onClick={() => save({ removesExchangeRate: true }, t('Only {currency} is shown', { currency: own }))}
        >
          {t('Show {currency} only', { currency: own })}
        </Button>
      )}
    </FormDialog>
  );
}

function problemOf(reading: ReturnType<typeof readRate>, typed: string, isChecked: boolean): string | undefined {
  if (reading && 'either' in reading) {
    const [large, small] = reading.either;
    // Four digits after the point are no thousands.
    return t('Do you mean {one} or {other}?', { one: large, other: `${small}0` });
  }
  if (reading || (!isChecked && typed.trim() === '')) return undefined;
  return t('This is no rate. Type a number such as {sample}.', { sample: displayRate('1.0842') });
}

/** Both directions and the whole bill, so that a rate of the wrong direction is seen. */
function sampleOf({
  rate,
  base,
  quote,
  currency,
  table,
}: {
  rate: string;
  base: Currency;
  quote: Currency;
  currency: Currency;
  table: TableState;
}): string {
  const totalCents = centsOf(table.total);
  const about = exchanged(totalCents, { from: table.currency, at: { currency, baseCurrency: base, rate, date: '' } });
  const both = t('1 {base} is {rate} {quote}, so 1 {quote} is about {inverse} {base}.', {
    base,
    quote,
    rate: displayRate(rate),
    inverse: displayRate(inverseOf(rate)),
  });
  if (about === null) return both;
  const whole = t('The bill of {total} is about {amount}.', {
    total: displayMoney(totalCents, table.currency),
    amount: displayMoney(about, currency),
  });
  return `${both} ${whole}`;
}
