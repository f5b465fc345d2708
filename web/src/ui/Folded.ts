import styled from 'styled-components';
import { color, focusRing, TOUCH, type } from './tokens';

/** Contents that few need, behind a summary. */
export const Folded = styled.details`
  summary {
    ${type.label}
    display: flex;
    align-items: center;
    min-height: ${TOUCH};
    color: ${color.accentInk};
    cursor: pointer;
    ${focusRing}
  }
`;
