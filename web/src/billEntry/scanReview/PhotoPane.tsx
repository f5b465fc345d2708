import styled from 'styled-components';
import type { Photo } from '../../photos/Photo';
import { PhotoPages } from '../../photos/PhotoPages';
import type { Region } from '../../photos/regions';
import { space } from '../../ui/tokens';

export interface ReviewPhotosProps {
  photos: readonly Photo[];
  regions: readonly Region[];
  active: string | null;
  onPick: (id: string) => void;
}

/** The photos beside the form; they stay while it scrolls. */
export function PhotoPane(props: ReviewPhotosProps) {
  return (
    <Sticky>
      <PhotoPages {...props} />
    </Sticky>
  );
}

const Sticky = styled.div`
  position: sticky;
  top: ${space.l};
  height: calc(100dvh - 2 * ${space.l});
`;
