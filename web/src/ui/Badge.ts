import styled, { css } from 'styled-components';
import { color, radius, space } from './tokens';
import { tones } from './tones';

const badgeTones = {
  ...tones,
  neutral: css`
    background: ${color.sunken};
    color: ${color.inkSoft};
  `,
};

type Tone = keyof typeof badgeTones;

/** A state in one or two words: Paid, Fully claimed, Cancelled. */
export const Badge = styled.span<{ $tone?: Tone }>`
  ${({ $tone = 'neutral' }) => badgeTones[$tone]}
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  padding: 0.1875rem ${space.s};
  border-radius: ${radius.round};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.3;
`;
