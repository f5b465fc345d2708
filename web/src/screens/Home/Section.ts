import styled from 'styled-components';
import { color, font, media, space } from '../../ui/tokens';

/** One part of the start page. Its id is an anchor. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding-top: ${space.xxxl};
  scroll-margin-top: 0;
  border-top: 1px solid ${color.rule};
  ${media.wide} {
    gap: ${space.xxl};
    padding-top: 5rem;
    margin-top: ${space.xxl};
  }
`;

export const SectionTitle = styled.h2`
  font: 600 min(clamp(1.75rem, 1.3rem + 1.8vw, 2.5rem), 10vw) / 1.12 ${font.display};
  letter-spacing: -0.02em;
  text-wrap: balance;
`;
