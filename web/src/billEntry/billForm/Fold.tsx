import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronIcon } from '../../ui/icons';
import { color, focusRing, space, TOUCH, type } from '../../ui/tokens';

interface FoldProps {
  title: string;
  /** Its contents in few words, while it is closed. */
  value: string;
  /** Something in it needs an answer, so that it is open. */
  isNeeded: boolean;
  children: ReactNode;
}

/** Fields that few bills need, on one line until somebody opens them. What was opened stays open. */
export function Fold({ title, value, isNeeded, children }: FoldProps) {
  const [isAsked, ask] = useState(isNeeded);
  const id = useId();
  return (
    <Box
      open={isAsked || isNeeded}
      onToggle={({ currentTarget }) => {
        if (isNeeded) currentTarget.open = true;
        ask(currentTarget.open);
      }}
    >
      <summary aria-describedby={value === '' ? undefined : id}>
        <b>{title}</b>
        {value !== '' && <span id={id}>{value}</span>}
        <ChevronIcon />
      </summary>
      <Inside>{children}</Inside>
    </Box>
  );
}

const Box = styled.details`
  border-bottom: 1px solid ${color.rule};
  summary {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-height: ${TOUCH};
    cursor: pointer;
    list-style: none;
    ${focusRing}
    &::-webkit-details-marker {
      display: none;
    }
  }
  summary > b {
    ${type.label}
    flex: none;
    max-width: 60%;
  }
  summary > span {
    ${type.small}
    flex: 1;
    min-width: 0;
    text-align: end;
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }
  summary svg {
    flex: none;
    margin-inline-start: auto;
    transform: rotate(90deg);
  }
  &[open] summary svg {
    transform: rotate(-90deg);
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding: ${space.s} 0 ${space.l};
`;
