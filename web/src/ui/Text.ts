import styled from 'styled-components';
import { color, type } from './tokens';

export const Hero = styled.h1`
  ${type.hero}
  text-wrap: balance;
`;

export const Title = styled.h2`
  ${type.title}
`;

export const Heading = styled.h3`
  ${type.heading}
`;

/** Running text that explains. */
export const Note = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;
