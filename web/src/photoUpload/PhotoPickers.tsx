import { t } from '@fairtab/domain/language/t';
import { useRef, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { space } from '../ui/tokens';
import { hiddenToEyes } from '../ui/VisuallyHidden';
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
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(target.files ?? [])]);
    // Without this, choosing the same file again would not fire a change event.
    target.value = '';
  };
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
      <Picker
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={t('Camera')}
        onChange={pick}
      />
      <Picker
        ref={files}
        type="file"
        accept={PICKABLE}
        multiple
        tabIndex={-1}
        aria-label={t('Photo of the receipt')}
        onChange={pick}
      />
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

const Picker = styled.input`
  ${hiddenToEyes}
`;
