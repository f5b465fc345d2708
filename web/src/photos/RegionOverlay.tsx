import styled from 'styled-components';
import { onPhoto } from './onPhoto';
import type { Point, Size } from './photoView';
import { outlineOf, type Region } from './regions';

interface RegionOverlayProps {
  photo: Size;
  /** The index of the photo. */
  page: number;
  regions: readonly Region[];
  /** The region whose field has the focus. */
  active: string | null;
  /** The region under the mouse. */
  hovered: string | null;
}

/** Draws over a photo: marked regions like a highlighter, an outline on the hovered region, and shade around the active one. */
export function RegionOverlay({ photo, page, regions, active, hovered }: RegionOverlayProps) {
  const shapes = regions.flatMap(({ id, isMarked, boxes }) =>
    boxes
      .filter((box) => box.photo === page)
      .map(({ corners }, index) => ({ id, isMarked, key: `${id}-${index}`, d: pathOf(outlineOf({ corners, photo })) })),
  );
  const lit = shapes.filter(({ id }) => id === active);
  const outlined = [...shapes.filter(({ id }) => id === hovered && id !== active), ...lit];
  return (
    <Drawing viewBox={`0 0 ${photo.width} ${photo.height}`} preserveAspectRatio="none" aria-hidden="true">
      {shapes
        .filter(({ id, isMarked }) => isMarked && id !== active)
        .map(({ key, id, d }) => (
          <Highlight key={key} d={d} fill={onPhoto.marked} data-marked={id} />
        ))}
      {lit.length > 0 && (
        <path
          d={[`M0 0H${photo.width}V${photo.height}H0Z`, ...lit.map(({ d }) => d)].join('')}
          fill={onPhoto.shade}
          fillRule="evenodd"
        />
      )}
      {outlined.map(({ key, id, d }) => (
        <path
          key={key}
          d={d}
          fill="none"
          stroke={onPhoto.pointedAt}
          strokeWidth={id === active ? 3 : 2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          data-outlined={id}
        />
      ))}
    </Drawing>
  );
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

const Highlight = styled.path`
  mix-blend-mode: multiply;
`;
