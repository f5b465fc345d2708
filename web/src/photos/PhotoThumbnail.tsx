import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/layout/Skeleton';
import { Note } from '../ui/Text';
import { color, focusRing, radius, space } from '../ui/tokens';
import type { Photo } from './Photo';

interface PhotoThumbnailProps {
  photo: Photo;
  /** The index of the photo, from the top of the receipt. */
  page: number;
  onOpen: () => void;
}

/** The top of a photo; a tap opens all of it. The browser fetches it when it is scrolled near the view. */
export function PhotoThumbnail({ photo, page, onOpen }: PhotoThumbnailProps) {
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  if (state === 'failed')
    return (
      <Failed role="alert">
        <Note>{t('The photo could not be loaded.')}</Note>
        <Button variant="secondary" onClick={() => setState('coming')}>
          {t('Try again')}
        </Button>
      </Failed>
    );
  return (
    <Frame type="button" aria-haspopup="dialog" title={t('Enlarge')} onClick={onOpen} aria-busy={state === 'coming'}>
      {state === 'coming' && <Place />}
      <img
        src={photo.url}
        width={photo.width}
        height={photo.height}
        alt={t('Photo of the receipt, page {page}', { page: page + 1 })}
        loading="lazy"
        decoding="async"
        onLoad={() => setState('here')}
        onError={() => setState('failed')}
      />
    </Frame>
  );
}

const Frame = styled.button`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 3 / 4;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.m};
  background: ${color.sunken};
  cursor: zoom-in;
  ${focusRing}
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Place = styled(Skeleton)`
  position: absolute;
  inset: 0;
  height: 100%;
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
`;
