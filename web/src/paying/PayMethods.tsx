import styled from 'styled-components';
import { RadioCards } from '../ui/RadioCards';
import { color, focusRing, TOUCH, type } from '../ui/tokens';
import type { PayOption } from './payOptions';

interface PayMethodsProps {
  label: string;
  options: readonly PayOption[];
  chosen: PayOption | null;
  error: string | null;
  onChange: (value: string) => void;
}

/** The ways to pay. Where some are saved they are all one sees at first, so that the next step stays in view. */
export function PayMethods({ label, options, chosen, error, onChange }: PayMethodsProps) {
  const saved = options.filter((option) => option.saved !== null);
  const plain = options.filter((option) => option.saved === null);
  const shared = { value: chosen?.value ?? null, onChange, error, columns: 2 };
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
