import styled from 'styled-components';
import { type } from '../tokens';
import { Checkbox } from './Checkbox';

interface CheckboxGroupProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly meaning: () => string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}

/** Checkboxes of which any number may be chosen. What is chosen stays in the order in which it was. */
export function CheckboxGroup<Value extends string>({ label, options, chosen, onChange }: CheckboxGroupProps<Value>) {
  return (
    <Group>
      <legend>{label}</legend>
      {options.map(({ value, meaning }) => (
        <Checkbox
          key={value}
          label={meaning()}
          checked={chosen.includes(value)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))}
        />
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    ${type.label}
    padding: 0;
  }
`;
