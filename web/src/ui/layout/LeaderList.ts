import styled from 'styled-components';
import { color, space, type } from '../tokens';

/** Label ...... amount, as on a bill. Rows hold a <dt> and a <dd>. */
export const LeaderList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

export const LeaderRow = styled.div<{ $strong?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s};
  ${({ $strong }) => ($strong ? 'font-weight: 700;' : '')}
  dt {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
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
    max-width: 100%;
    margin-left: auto;
    overflow-wrap: anywhere;
  }
`;
