import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { RadioCards } from '../ui/fields/RadioCards';
import { color, focusRing, TOUCH, type } from '../ui/tokens';
import type { PayChoice } from './payChoices';

interface PayMethodsProps {
  label: string;
  choices: readonly PayChoice[];
  chosen: PayChoice | null;
  error: string | null;
  onChange: (value: string) => void;
}

/** The ways to pay: saved ones and those that the host asked for. The others are folded, so that the next step stays in view. */
export function PayMethods({ label, choices, chosen, error, onChange }: PayMethodsProps) {
  const hasSaved = choices.some((choice) => choice.saved !== null);
  const isFirst = (choice: PayChoice): boolean => (hasSaved ? choice.saved !== null : !choice.isLeftOver);
  const first = choices.filter(isFirst).map(cardOf);
  const others = choices.filter((choice) => !isFirst(choice)).map(cardOf);
  const shared = { value: chosen?.key ?? null, onChange, error, columns: 2 };
  if (first.length === 0 || others.length === 0)
    return <RadioCards label={label} options={[...first, ...others]} {...shared} />;
  return (
    <div>
      <RadioCards label={label} options={first} {...shared} />
      <Others open={chosen !== null && !isFirst(chosen)}>
        <summary>{t('Another way to pay')}</summary>
        <RadioCards label={t('Other ways')} options={others} {...shared} error={null} />
      </Others>
    </div>
  );
}

function cardOf({ key, label, note }: PayChoice) {
  return { value: key, label, note };
}

const Others = styled.details`
  summary {
    ${type.label}
    display: flex;
    align-items: center;
    min-height: ${TOUCH};
    color: ${color.accentInk};
    cursor: pointer;
    ${focusRing}
  }
`;
