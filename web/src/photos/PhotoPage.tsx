import { t } from '@fairtab/domain/language/t';
import { useState, type MouseEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/layout/Skeleton';
import { Note } from '../ui/Text';
import { color, radius, space } from '../ui/tokens';
import type { Photo } from './Photo';
import { PAGE_GAP } from './photoView';
import { RegionOverlay } from './RegionOverlay';
import { regionAt, type Region } from './regions';

interface PhotoPageProps {
  photo: Photo;
  /** The index of the photo, from the top of the receipt. */
  page: number;
  regions: readonly Region[];
  active: string | null;
  onPick: ((id: string) => void) | undefined;
}

/** One photo with its outlines, as wide as its container. It has its final size while it is loading. */
export function PhotoPage({ photo, page, regions, active, onPick }: PhotoPageProps) {
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    setState('coming');
    setAttempt(attempt + 1);
  };
  const [hovered, setHovered] = useState<string | null>(null);
  const regionUnder = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): string | null => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (!onPick || width === 0 || height === 0) return null;
    const at = { x: (clientX - left) / width, y: (clientY - top) / height };
    return regionAt({ regions, tap: { photo: page, at, shown: { width, height } } })?.id ?? null;
  };
  // Taps have no keyboard equivalent: focusing the field itself highlights the same place.
  const tap = (event: MouseEvent<HTMLElement>): void => {
    const id = regionUnder(event);
    if (id !== null) onPick?.(id);
  };
  const hover = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'mouse') setHovered(regionUnder(event));
  };
  return (
    <Frame
      $isFirst={page === 0}
      $isTappable={hovered !== null}
      style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
      onClick={state === 'here' ? tap : undefined}
      onPointerMove={state === 'here' ? hover : undefined}
      onPointerLeave={() => setHovered(null)}
      aria-busy={state === 'coming'}
    >
      {state === 'coming' && <Place />}
      {state === 'failed' ? (
        <Failed role="alert">
          <Note>{t('The photo could not be loaded.')}</Note>
          <Button variant="secondary" onClick={retry}>
            {t('Try again')}
          </Button>
        </Failed>
      ) : (
        <img
          key={attempt}
          src={photo.url}
          width={photo.width}
          height={photo.height}
          alt={t('Photo of the receipt, page {page}', { page: page + 1 })}
          draggable={false}
          decoding="async"
          onLoad={() => setState('here')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'here' && regions.length > 0 && (
        <RegionOverlay photo={photo} page={page} regions={regions} active={active} hovered={hovered} />
      )}
    </Frame>
  );
}

const Frame = styled.div<{ $isFirst: boolean; $isTappable: boolean }>`
  position: relative;
  overflow: hidden;
  margin-top: ${({ $isFirst }) => ($isFirst ? 0 : `${PAGE_GAP * 100}%`)};
  border-radius: ${radius.s};
  background: ${color.sunken};
  cursor: ${({ $isTappable }) => ($isTappable ? 'pointer' : 'inherit')};
  img {
    display: block;
    width: 100%;
    height: 100%;
    user-select: none;
  }
`;

const Place = styled(Skeleton)`
  position: absolute;
  inset: 0;
  height: 100%;
`;

const Failed = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.l};
  text-align: center;
`;
