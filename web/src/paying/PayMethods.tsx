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

/** The ways to pay. With saved methods only those are shown at first, so that the next step stays in view. */
export function PayMethods({ label, choices, chosen, error, onChange }: PayMethodsProps) {
  const saved = choices.filter((choice) => choice.saved !== null).map(cardOf);
  const plain = choices.filter((choice) => choice.saved === null).map(cardOf);
  const shared = { value: chosen?.key ?? null, onChange, error, columns: 2 };
  if (saved.length === 0) return <RadioCards label={label} options={plain} {...shared} />;
  return (
    <div>
      <RadioCards label={label} options={saved} {...shared} />
      <Others open={chosen?.saved === null}>
        <summary>Another way to pay</summary>
        <RadioCards label="Other ways" options={plain} {...shared} error={null} />
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
