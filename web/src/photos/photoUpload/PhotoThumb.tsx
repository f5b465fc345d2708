import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../ui/tokens';
import { PictureIcon } from './icons';

interface PhotoThumbProps {
  /** A file of this device, or the URL of a photo on the server. */
  photo: Blob | string;
  alt: string;
  size?: 'small' | 'large';
}

/** A small preview of a photo. A file that this browser cannot show, such as a PDF, gets an icon. */
export function PhotoThumb({ photo, alt, size = 'small' }: PhotoThumbProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<Blob | string | null>(null);
  useEffect(() => {
    if (!image.current) return undefined;
    const url = typeof photo === 'string' ? photo : URL.createObjectURL(photo);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return (
    <Frame $size={size}>
      {broken === photo ? (
        <span role="img" aria-label={alt}>
          <PictureIcon />
        </span>
      ) : (
        <img ref={image} alt={alt} onError={() => setBroken(photo)} />
      )}
    </Frame>
  );
}

const sizes = { small: '4.5rem', large: '7rem' } as const;

const Frame = styled.div<{ $size: keyof typeof sizes }>`
  flex: none;
  width: ${({ $size }) => sizes[$size]};
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.inkSoft};
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
  span {
    display: grid;
    place-items: center;
    height: 100%;
    font-size: 1.5rem;
  }
`;
