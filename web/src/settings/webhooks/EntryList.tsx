import styled from 'styled-components';
import { color, space } from '../../ui/tokens';

/** Entries with what can be done with each. */
export const EntryList = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.xs} 0 ${space.xs} ${space.m};
    border-left: 3px solid ${color.rule};
  }
  li > div {
    min-width: 0;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
