import { t } from '@fairtab/domain/language/t';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/layout/Stack';
import { color, type } from '../../ui/tokens';
import { toast } from '../../ui/toasts/toast';
import { hiddenToEyes } from '../../ui/VisuallyHidden';
import { Avatar } from './Avatar';
import { shrinkPhoto } from './shrinkPhoto';

/** The change of the photo when the profile is saved. */
export type PhotoChange = 'same' | 'none' | { readonly base64: string };

interface PhotoFieldProps {
  saved: string | null;
  name: string;
  change: PhotoChange;
  onChange: (change: PhotoChange) => void;
}

const UNREADABLE = t('This image cannot be read here. Please choose a JPG or PNG image.');

/** A preview of the photo, with buttons to choose another one or none. */
export function PhotoField({ saved, name, change, onChange }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const shown = photoAfter({ saved, change });

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(null);
    if (!file.type.startsWith('image/')) {
      setProblem(t('Please select an image file.'));
      toast({ title: t('Invalid file type'), message: t('Please select an image file.'), variant: 'destructive' });
      return;
    }
    setReading(true);
    const base64 = await shrinkPhoto(file);
    setReading(false);
    if (base64 === null) setProblem(UNREADABLE);
    else onChange({ base64 });
  };
  return (
    <Stack $gap="s">
      <Row $gap="l">
        <Avatar photo={shown} name={name} />
        <Stack $gap="xs">
          <Button variant="secondary" loading={isReading} onClick={() => picker.current?.click()}>
            {shown ? t('Change photo') : t('Add a photo')}
          </Button>
          {shown && (
            <Button variant="quiet" onClick={() => onChange(saved ? 'none' : 'same')}>
              {t('Remove photo')}
            </Button>
          )}
        </Stack>
      </Row>
      <Picker
        ref={picker}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('Photo')}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
        }}
      />
      {problem && <Wrong role="alert">{problem}</Wrong>}
    </Stack>
  );
}

function photoAfter({ saved, change }: { saved: string | null; change: PhotoChange }): string | null {
  if (change === 'same') return saved;
  return change === 'none' ? null : `data:image/jpeg;base64,${change.base64}`;
}

const Picker = styled.input`
  ${hiddenToEyes}
`;

const Wrong = styled.p`
  ${type.small}
  font-weight: 600;
  color: ${color.dangerInk};
`;
