import styled from 'styled-components';
import { color } from '../../ui/tokens';

/** A table seen from above: four plates, two glasses, and the bill in the middle, cut in the colours of who had what. */
export function TableDrawing() {
  return (
    <Drawing viewBox="0 0 480 260" aria-hidden="true" focusable="false">
      <rect className="cloth" x="10" y="34" width="460" height="192" rx="96" />
      <rect className="seam" x="24" y="48" width="432" height="164" rx="82" />
      {[
        [96, 96],
        [96, 170],
        [384, 96],
        [384, 170],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className="plate" cx={x} cy={y} r="31" />
          <circle className="rim" cx={x} cy={y} r="20" />
        </g>
      ))}
      <path className="food" d="M84 97c4-9 20-11 25-3s-3 14-12 14-16-4-13-11z" />
      <path className="herb" d="M373 165c6-8 18-7 22 1s-4 13-12 12-14-6-10-13z" />
      <path className="food" d="M376 89h17l-5 15h-9z" />
      <circle className="herb" cx="96" cy="170" r="9" />
      <g className="glass">
        <circle cx="158" cy="78" r="15" />
        <circle cx="322" cy="188" r="15" />
      </g>
      <circle className="wine" cx="158" cy="78" r="9" />
      <circle className="water" cx="322" cy="188" r="9" />
      <path className="cutlery" d="M140 150v44M146 150v44M334 74v44M340 74v14" />
      <g>
        <path className="paper" d="M205 62h70v136l-8.75-6-8.75 6-8.75-6-8.75 6-8.75-6-8.75 6-8.75-6-8.75 6z" />
        <path className="mine" d="M217 82h46v9h-46z" />
        <path className="theirs" d="M217 99h34v9h-34z" />
        <path className="mine" d="M217 116h40v9h-40z" />
        <path className="theirs" d="M217 133h46v9h-46z" />
        <path className="line" d="M213 156h54" />
        <path className="mine" d="M217 168h20v9h-20z" />
        <path className="theirs" d="M243 168h20v9h-20z" />
      </g>
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 30rem;
  height: auto;
  .cloth {
    fill: ${color.sunken};
  }
  .seam,
  .rim,
  .line {
    fill: none;
    stroke: ${color.ruleStrong};
    stroke-width: 1.5;
    stroke-dasharray: 3 5;
  }
  .rim {
    stroke: ${color.rule};
    stroke-dasharray: none;
  }
  .plate,
  .paper {
    fill: ${color.card};
    stroke: ${color.rule};
    stroke-width: 1.5;
  }
  .glass circle {
    fill: ${color.card};
    stroke: ${color.ruleStrong};
    stroke-width: 1.5;
  }
  .wine {
    fill: ${color.dangerInk};
    opacity: 0.75;
  }
  .water {
    fill: ${color.accentSoft};
  }
  .food {
    fill: ${color.focus};
    opacity: 0.85;
  }
  .herb {
    fill: ${color.accent};
    opacity: 0.8;
  }
  .cutlery {
    stroke: ${color.ruleStrong};
    stroke-width: 3;
    stroke-linecap: round;
  }
  .mine {
    fill: ${color.accent};
  }
  .theirs {
    fill: ${color.focus};
  }
`;
