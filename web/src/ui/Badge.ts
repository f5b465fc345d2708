import styled, { css } from 'styled-components';
import { color, radius, space } from './tokens';

const tones = {
  neutral: css`
    background: ${color.sunken};
    color: ${color.inkSoft};
  `,
  accent: css`
    background: ${color.accentSoft};
    color: ${color.accentInk};
  `,
  warn: css`
    background: ${color.warnSoft};
    color: ${color.warnInk};
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.dangerInk};
  `,
};

type Tone = keyof typeof tones;

/** A state in one or two words: Paid, Fully claimed, Cancelled. */
export const Badge = styled.span<{ $tone?: Tone }>`
  ${({ $tone = 'neutral' }) => tones[$tone]}
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  padding: 0.1875rem ${space.s};
  border-radius: ${radius.round};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.3;
`;
