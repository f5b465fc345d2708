import { t } from '@fairtab/domain/language/t';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Dialog } from '../ui/dialogs/Dialog';
import type { Photo } from './Photo';
import { PhotoPages } from './PhotoPages';
import type { Region } from './regions';

interface PhotoDialogProps {
  photos: readonly Photo[];
  regions?: readonly Region[];
  active?: string | null;
  onPick?: (id: string) => void;
  onClose: () => void;
  /** Shown while there are no photos. */
  children?: ReactNode;
}

/** The photos in full size, with zoom. */
export function PhotoDialog({ photos, regions, active, onPick, onClose, children }: PhotoDialogProps) {
  return (
    <Dialog
      open
      size="screen"
      onClose={onClose}
      title={photos.length > 1 ? t('Photos of the bill') : t('Photo of the bill')}
    >
      <Room>
        {photos.length > 0 ? (
          <PhotoPages photos={photos} regions={regions} active={active} onPick={onPick} />
        ) : (
          children
        )}
      </Room>
    </Dialog>
  );
}

const Room = styled.div`
  height: calc(92dvh - 7rem);
`;
