import { t } from '@fairtab/domain/language/t';
import { Folded } from '../../ui/Folded';
import { RadioCards } from '../../ui/fields/RadioCards';
import { Stack } from '../../ui/layout/Stack';
import type { PayChoice } from './payChoices';

interface PayMethodsProps {
  label: string;
  choices: readonly PayChoice[];
  chosen: PayChoice | null;
  error: string | null;
  onChange: (value: string) => void;
}

/**
 * The ways to pay: saved ones and those that the host asked for. The others are folded, so that the next step stays in view.
 * What is paid where no app leads is below them, under its own words.
 */
export function PayMethods({ label, choices, chosen, error, onChange }: PayMethodsProps) {
  const isFirst = (choice: PayChoice): boolean => !choice.isLeftOver;
  const elsewhere = choices.filter(({ isPaidElsewhere }) => isPaidElsewhere);
  const ways = choices.filter(({ isPaidElsewhere }) => !isPaidElsewhere);
  const first = ways.filter(isFirst);
  const others = ways.filter((choice) => !isFirst(choice));
  const shared = { value: chosen?.key ?? null, onChange, columns: 2 };
  const paidElsewhere = elsewhere.length > 0 && (
    <RadioCards label={t('Paid another way')} options={elsewhere.map(cardOf)} {...shared} />
  );
  if (first.length === 0)
    return (
      <Stack $gap="m">
        <RadioCards label={label} options={others.map(cardOf)} {...shared} error={error} />
        {paidElsewhere}
      </Stack>
    );
  return (
    <div>
      <RadioCards label={label} options={first.map(cardOf)} {...shared} error={error} />
      {first.length < choices.length && (
        <Folded open={chosen !== null && !isFirst(chosen)}>
          <summary>{t('Another way to pay')}</summary>
          <Stack $gap="m">
            {others.length > 0 && <RadioCards label={t('Other ways')} options={others.map(cardOf)} {...shared} />}
            {paidElsewhere}
          </Stack>
        </Folded>
      )}
    </div>
  );
}

function cardOf({ key, label, note }: PayChoice) {
  return { value: key, label, note };
}
