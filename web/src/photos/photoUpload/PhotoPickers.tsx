import { t } from '@fairtab/domain/language/t';
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { space } from '../../ui/tokens';
import { FileInput } from './FileInput';
import { CameraIcon, PictureIcon } from './icons';
import { onPhones } from './onPhones';
import { PICKABLE } from './photoFiles';

interface PhotoPickersProps {
  /** Another part of a long receipt is added to photos that were chosen before. */
  isMore?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Buttons that open the camera (on phones) and the file picker. */
export function PhotoPickers({ isMore = false, onFiles }: PhotoPickersProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <Ways>
        <OnPhones variant={isMore ? 'secondary' : 'primary'} onClick={() => camera.current?.click()}>
          <CameraIcon />
          {isMore ? t('Photograph another page') : t('Take a photo')}
        </OnPhones>
        <Button variant="secondary" onClick={() => files.current?.click()}>
          <PictureIcon />
          {isMore ? t('Add another page') : t('Choose a file')}
        </Button>
      </Ways>
      <FileInput ref={camera} accept="image/*" capture="environment" label={t('Camera')} onFiles={onFiles} />
      <FileInput ref={files} accept={PICKABLE} multiple label={t('Photo of the receipt')} onFiles={onFiles} />
    </>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s};
`;

/** On other devices this button would open a second file picker instead of a camera. */
const OnPhones = styled(Button)`
  display: none;
  ${onPhones} {
    display: inline-flex;
  }
`;
