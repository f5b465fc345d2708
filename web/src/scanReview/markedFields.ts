import { css } from 'styled-components';
import { color } from '../ui/tokens';

/** The look of fields inside of a place that is to be checked. The words are beside it: colour is not all there is. */
export const markedFields = css`
  scroll-margin-block: 9rem;
  &[data-check] input:not([aria-invalid='true'], [role='spinbutton']) {
    border-color: ${color.warnInk};
    background: ${color.warnSoft};
  }
`;
