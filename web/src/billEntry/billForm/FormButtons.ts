import styled from 'styled-components';
import { media, space } from '../../ui/tokens';

/** The button that submits the bill and a smaller one beside it; below each other on phones. */
export const FormButtons = styled.div`
  display: grid;
  gap: ${space.s};
  ${media.wide} {
    grid-template-columns: 2fr 1fr;
  }
`;
