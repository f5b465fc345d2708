import { useRef, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { space } from '../ui/tokens';
import { hiddenToEyes } from '../ui/VisuallyHidden';
import { CameraIcon, PictureIcon } from './icons';
import { onPhones } from './onPhones';
import { PICKABLE } from './photoFiles';

interface PhotoPickersProps {
  /** There are photos already: another part of a long receipt is added. */
  isMore?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A way to the camera, where the device is one, and a way to the files. */
export function PhotoPickers({ isMore = false, onFiles }: PhotoPickersProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <Ways>
        <OnPhones variant={isMore ? 'secondary' : 'primary'} onClick={() => camera.current?.click()}>
          <CameraIcon />
          {isMore ? 'Photograph another page' : 'Take a photo'}
        </OnPhones>
        <Button variant="secondary" onClick={() => files.current?.click()}>
          <PictureIcon />
          {isMore ? 'Add another page' : 'Choose a file'}
        </Button>
      </Ways>
      <Picker
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label="Camera"
        onChange={pick}
      />
      <Picker
        ref={files}
        type="file"
        accept={PICKABLE}
        multiple
        tabIndex={-1}
        aria-label="Photo of the receipt"
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

/** Where there is no camera to hold over the table, the picker for files would open a second time. */
const OnPhones = styled(Button)`
  display: none;
  ${onPhones} {
    display: inline-flex;
  }
`;

const Picker = styled.input`
  ${hiddenToEyes}
`;
