import styled from 'styled-components';
import { color, space, type } from '../../ui/tokens';

/** A line of a list: words, and below or beside them what can be done. */
export const EveningLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  padding: ${space.m} 0;
  overflow-wrap: anywhere;
  > * {
    min-width: 0;
  }
  & + & {
    border-top: 1px dashed ${color.rule};
  }
  strong {
    ${type.label}
    font-size: 1rem;
  }
`;
