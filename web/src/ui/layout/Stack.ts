import styled from 'styled-components';
import { space } from '../tokens';

type Step = keyof typeof space;

/** Children below each other. */
export const Stack = styled.div<{ $gap?: Step }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 'l' }) => space[$gap]};
`;

/** Children beside each other, wrapping. */
export const Row = styled.div<{ $gap?: Step; $align?: string; $justify?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 's' }) => space[$gap]};
`;
