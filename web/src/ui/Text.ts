import styled from 'styled-components';
import { color, type } from './tokens';

export const Hero = styled.h1`
  ${type.hero}
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Title = styled.h2`
  ${type.title}
  overflow-wrap: anywhere;
`;

export const Heading = styled.h3`
  ${type.heading}
  overflow-wrap: anywhere;
`;

/** Running text that explains. */
export const Note = styled.p`
  ${type.small}
  overflow-wrap: anywhere;
  text-wrap: pretty;
  color: ${color.inkSoft};
`;
