import { css } from 'styled-components';
import { color } from '../../ui/tokens';

/** The style of fields that have to be checked. A text beside them says so too, since colour alone is not enough. */
export const markedFields = css`
  scroll-margin-block: 9rem;
  &:is([data-check='unsure'], [data-check='missing']) input:not([aria-invalid='true'], [role='spinbutton']) {
    border-color: ${color.warnInk};
    background: ${color.warnSoft};
  }
`;
