import styled from 'styled-components';
import { color, radius } from '../ui/tokens';
import { onPhoto } from './onPhoto';
import type { Photo } from './Photo';
import { boundsOf, cropOf } from './photoView';
import { outlineOf, type Box } from './regions';

interface PhotoCropProps {
  photos: readonly Photo[];
  /** The part to show; null shows the top of the receipt. */
  box: Box | null;
  isPointedAt: boolean;
}

/** The part of the first photo that is shown without a box. */
const TOP = { left: 0, top: 0, right: 1, bottom: 0.3 };

/** One line of the receipt, cut out of its photo. Hidden from screen readers, because its text is in the field beside it. */
export function PhotoCrop({ photos, box, isPointedAt }: PhotoCropProps) {
  const photo = photos[box?.photo ?? 0];
  if (!photo) return null;
  const { x, y, width, height } = cropOf({ bounds: box ? boundsOf(box.corners) : TOP, photo });
  const outline = box && isPointedAt && outlineOf({ corners: box.corners, photo });
  return (
    <Cut
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio={box ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <image href={photo.url} width={photo.width} height={photo.height} />
      {outline && (
        <polygon
          points={outline.map((point) => `${point.x},${point.y}`).join(' ')}
          fill="none"
          stroke={onPhoto.pointedAt}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </Cut>
  );
}

const Cut = styled.svg`
  display: block;
  width: 100%;
  height: calc(100% - 0.5rem);
  margin-block: 0.25rem;
  border-radius: ${radius.s};
  background: ${color.sunken};
`;
