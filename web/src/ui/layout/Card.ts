import styled, { css } from 'styled-components';
import { color, media, radius, shadow, space } from '../tokens';

/** A group of related content on a sheet of paper. */
export const Card = styled.section`
  background: ${color.card};
  border: 1px solid ${color.rule};
  border-radius: ${radius.l};
  box-shadow: ${shadow.card};
  padding: ${space.l};
  ${media.wide} {
    padding: ${space.xl};
  }
`;

const torn = css`
  -webkit-mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 0.75rem 100%;
  mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 0.75rem 100%;
`;

/** The bill itself, with the edge of paper torn off a printer's roll. Used once per screen, for the receipt only. */
export const ReceiptPaper = styled.section`
  background: ${color.card};
  padding: ${space.xl} ${space.l} ${space.xxl};
  border-radius: ${radius.m} ${radius.m} 0 0;
  /* Printers make a picture of what has a mask, and leave it out where a page ends. */
  @media screen {
    filter: drop-shadow(0 1px 2px rgb(40 30 10 / 12%));
    ${torn}
  }
  ${media.wide} {
    padding: ${space.xl} ${space.xl} ${space.xxl};
  }
`;

/** A perforated line between parts of a bill. */
export const Perforation = styled.hr`
  border: 0;
  border-top: 2px dashed ${color.rule};
  margin: ${space.l} 0;
`;
