import styled from 'styled-components';
import { color, media, motion, radius } from './tokens';

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
      <Bars aria-hidden>
        <Fill $soft width="100%" height="100%" transform={`scale(${capped(secondaryPercent) / 100} 1)`} />
        <Fill width="100%" height="100%" transform={`scale(${shown / 100} 1)`} />
      </Bars>
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
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

// The content security policy refuses style attributes in the HTML of the server, but no attributes of SVG.
const Bars = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Fill = styled.rect<{ $soft?: boolean }>`
  fill: ${color.accent};
  opacity: ${({ $soft }) => ($soft ? 0.3 : 1)};
  transition: transform ${motion.calm};
  ${media.forcedColors} {
    fill: Highlight;
  }
`;
