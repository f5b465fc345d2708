import styled, { keyframes } from 'styled-components';
import { color, radius } from '../tokens';

const breathe = keyframes`50% { opacity: 0.5; }`;

/** A placeholder in the size of content that is loading. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: string; $width?: string }>`
  height: ${({ $height = '1rem' }) => $height};
  width: ${({ $width = '100%' }) => $width};
  border-radius: ${radius.m};
  background: ${color.sunken};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
