import styled from 'styled-components';
import { color, motion, radius } from './tokens';

interface ProgressBarProps {
  /** What the bar measures, for screen readers: "Paid". */
  label: string;
  /** Percent; values outside of 0 to 100 are capped. */
  percent: number;
  /** Percent of a lighter bar behind it, such as the part that is claimed and not paid yet. */
  secondaryPercent?: number;
  /** The value in words: "$40.00 of $120.00". */
  valueText: string;
}

export function ProgressBar({ label, percent, secondaryPercent = 0, valueText }: ProgressBarProps) {
  const shown = capped(percent);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={valueText}
    >
      <Fill $soft style={{ transform: `scaleX(${capped(secondaryPercent) / 100})` }} />
      <Fill style={{ transform: `scaleX(${shown / 100})` }} />
    </Track>
  );
}

function capped(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

const Track = styled.div`
  position: relative;
  height: 0.625rem;
  border-radius: ${radius.round};
  background: ${color.sunken};
  overflow: hidden;
  box-shadow: inset 0 0 0 1px ${color.rule};
`;

const Fill = styled.div<{ $soft?: boolean }>`
  position: absolute;
  inset: 0;
  transform-origin: left;
  background: ${color.accent};
  opacity: ${({ $soft }) => ($soft ? 0.3 : 1)};
  transition: transform ${motion.calm};
`;
