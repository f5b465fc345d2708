import styled from 'styled-components';
import { color, space, type } from '../tokens';

/** Label ...... amount, as on a bill. Rows hold a <dt> and a <dd>. */
export const LeaderList = styled.dl`
  display: grid;
  gap: ${space.s};
`;

export const LeaderRow = styled.div<{ $strong?: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${space.s};
  ${({ $strong }) => ($strong ? 'font-weight: 700;' : '')}
  dt {
    min-width: 0;
  }
  &::before {
    content: '';
    order: 1;
    flex: 1;
    min-width: ${space.l};
    border-bottom: 2px dotted ${color.rule};
    transform: translateY(-0.25em);
  }
  dd {
    order: 2;
    ${type.figures}
    white-space: nowrap;
  }
`;
