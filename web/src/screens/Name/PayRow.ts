import styled from 'styled-components';
import { color, space, type } from '../../ui/tokens';

/** A row of a list: what may be paid, and beside or below it how. */
export const PayRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  padding: ${space.m} 0;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
`;

export const PayWords = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    ${type.label}
    font-size: 1rem;
  }
  span {
    ${type.small}
    color: ${color.inkSoft};
    user-select: all;
  }
`;
