import { t } from '@fairtab/domain/language/t';
import styled, { keyframes } from 'styled-components';
import { color, font, motion, radius, space } from '../../ui/tokens';

/** The end of one's own part, as a stamp on paper. The words beside it say the same. */
export function PaidStamp() {
  return <Stamp aria-hidden="true">{t('Paid')}</Stamp>;
}

const press = keyframes`
  from { opacity: 0; scale: 1.5; }
`;

const Stamp = styled.span`
  flex: none;
  justify-self: start;
  padding: 0 ${space.s};
  border: 2px solid ${color.accentInk};
  border-radius: ${radius.m};
  color: ${color.accentInk};
  font: 600 1.125rem/1.5 ${font.display};
  letter-spacing: 0.08em;
  text-transform: uppercase;
  rotate: -6deg;
  animation: ${press} ${motion.calm};
`;
