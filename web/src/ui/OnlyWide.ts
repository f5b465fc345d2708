import styled from 'styled-components';
import { media } from './tokens';

/** Shown where there is room for two columns. The style sheet decides, so that the server's HTML fits every screen. */
export const OnlyWide = styled.div`
  display: none;
  ${media.wide} {
    display: contents;
  }
`;

/** Shown where there is room for one column. */
export const OnlyNarrow = styled.div`
  display: contents;
  ${media.wide} {
    display: none;
  }
`;
