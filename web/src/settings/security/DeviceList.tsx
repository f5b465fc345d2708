import styled from 'styled-components';
import { color, space, type } from '../../ui/tokens';

/** Devices below a security setting: a name and a note, and what can be done with each. */
export const DeviceList = styled.ul`
  outline: none;
  padding-bottom: ${space.s};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.xs} 0 ${space.xs} ${space.m};
    border-left: 3px solid ${color.rule};
  }
  strong {
    ${type.label}
  }
`;
