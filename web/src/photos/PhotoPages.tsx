import { t } from '@fairtab/domain/language/t';
import { useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../ui/IconButton';
import { MinusIcon, PlusIcon } from '../ui/icons';
import { color, focusRing, radius, space } from '../ui/tokens';
import { useLatest } from '../lib/useLatest';
import type { Photo } from './Photo';
import { PhotoPage } from './PhotoPage';
import { boundsOf, MAX_ZOOM, MIN_ZOOM } from './photoView';
import type { Region } from './regions';
import { usePhotoGestures } from './usePhotoGestures';
import { usePhotoView } from './usePhotoView';

interface PhotoPagesProps {
  photos: readonly Photo[];
  regions?: readonly Region[];
  /** The highlighted region. It is scrolled into view. */
  active?: string | null;
  /** Called when a region is tapped. Without it, a double tap zooms. */
  onPick?: (id: string) => void;
}

/** The zoom factor of one press of a button or key. */
const STEP = 1.5;
const DOUBLE_TAP_ZOOM = 2.5;
const NO_REGIONS: readonly Region[] = [];

/** The photos of a receipt, one below the other, with scrolling and zoom. As high as its container. */
export function PhotoPages({ photos, regions = NO_REGIONS, active = null, onPick }: PhotoPagesProps) {
  const { frame, zoom, zoomTo, show } = usePhotoView(photos);
  usePhotoGestures({ frame, zoom, zoomTo });
  const box = regions.find(({ id }) => id === active)?.boxes[0];
  const showBox = useLatest(() => box && show({ bounds: boundsOf(box.corners), page: box.photo }));
  // Only a change of the active region scrolls the view; other renders leave it in place.
  useEffect(() => showBox()(), [active, showBox]);

  const press = (event: KeyboardEvent): void => {
    const step = { '+': STEP, '=': STEP, '-': 1 / STEP }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom * step);
  };
  const doubleTap = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    if (onPick) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    zoomTo(zoom > MIN_ZOOM ? MIN_ZOOM : DOUBLE_TAP_ZOOM, { x: clientX - left, y: clientY - top });
  };
  return (
    <Box>
      <Frame
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={photos.length > 1 ? t('Photos of the receipt') : t('Photo of the receipt')}
        onKeyDown={press}
        onDoubleClick={doubleTap}
      >
        <div style={{ width: `${zoom * 100}%` }}>
          {photos.map((photo, page) => (
            <PhotoPage key={photo.url} photo={photo} page={page} regions={regions} active={active} onPick={onPick} />
          ))}
        </div>
      </Frame>
      <Tools>
        <IconButton label={t('Zoom out')} disabled={zoom <= MIN_ZOOM} onClick={() => zoomTo(zoom / STEP)}>
          <MinusIcon />
        </IconButton>
        <IconButton label={t('Zoom in')} disabled={zoom >= MAX_ZOOM} onClick={() => zoomTo(zoom * STEP)}>
          <PlusIcon />
        </IconButton>
      </Tools>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
`;

const Frame = styled.div`
  align-self: start;
  max-height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-behavior: smooth;
  touch-action: pan-x pan-y;
  cursor: grab;
  border-radius: ${radius.m};
  background: ${color.sunken};
  ${focusRing}
  &:active {
    cursor: grabbing;
  }
`;

const Tools = styled.div`
  position: absolute;
  right: ${space.s};
  top: ${space.s};
  display: flex;
  border: 1px solid ${color.rule};
  border-radius: ${radius.round};
  background: ${color.card};
`;
