import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckIcon, WarnIcon } from '../../ui/icons';
import { color, space, type } from '../../ui/tokens';

/** Whether a bill adds up, in a sentence with its sign. */
export function VerdictLine({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <Line $isGood={isGood}>
      {isGood ? <CheckIcon /> : <WarnIcon />}
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p<{ $isGood: boolean }>`
  ${type.label}
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${({ $isGood }) => ($isGood ? color.accentInk : color.warnInk)};
  svg {
    flex: none;
  }
`;
