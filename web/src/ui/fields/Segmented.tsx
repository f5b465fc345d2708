import { useId } from 'react';
import styled from 'styled-components';
import { color, media, motion, radius, space, TOUCH, type } from '../tokens';
import { hiddenToEyes } from '../VisuallyHidden';

interface SegmentedProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** A choice among two to five short words, side by side. */
export function Segmented<Value extends string>({
  label,
  hideLabel = false,
  value,
  onChange,
  options,
}: SegmentedProps<Value>) {
  const id = useId();
  return (
    <fieldset>
      <Legend $hidden={hideLabel}>{label}</Legend>
      <Bar>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Option>
        ))}
      </Bar>
    </fieldset>
  );
}

const Legend = styled.legend<{ $hidden: boolean }>`
  ${type.label}
  padding: 0;
  margin-bottom: ${space.xs};
  ${({ $hidden }) => ($hidden ? hiddenToEyes : '')}
`;

/** Side by side in equal widths. What has no room with large letters takes the next line. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border-radius: ${radius.m};
  background: ${color.sunken};
`;

const Option = styled.label`
  position: relative;
  flex: 1 1 0;
  min-width: min-content;
  max-width: 100%;
  display: grid;
  place-items: center;
  min-height: ${TOUCH};
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.s};
  ${type.label}
  color: ${color.inkSoft};
  text-align: center;
  cursor: pointer;
  transition: background ${motion.quick};
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  &:has(:checked) {
    background: ${color.card};
    color: ${color.accentInk};
    box-shadow: inset 0 0 0 2px ${color.accent};
    ${media.forcedColors} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
`;
