import { t } from '@fairtab/domain/language/t';
import { useRef } from 'react';
import styled from 'styled-components';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { space } from '../../../ui/tokens';
import { FileInput } from '../FileInput';
import { CameraIcon } from '../icons';
import type { Advice } from './adviceFor';

interface PhotoAdviceProps {
  advice: Advice;
  /** The number of the photo's page; null when there is one page only. */
  page: number | null;
  onAnother: (files: readonly File[]) => void;
}

/** Says what would make a photo easier to read, with a button for another one. */
export function PhotoAdvice({ advice, page, onAnother }: PhotoAdviceProps) {
  const camera = useRef<HTMLInputElement>(null);
  const { title, text } = WORDS[advice];
  return (
    <>
      <Banner
        tone="warn"
        role="status"
        title={page === null ? title : t('Page {number}: {advice}', { number: page, advice: title })}
        actions={
          <Button onClick={() => camera.current?.click()}>
            <CameraIcon />
            {t('Take Another')}
          </Button>
        }
      >
        {advice === 'closer' ? (
          <Closer>
            <FramePicture />
            <p>{text}</p>
          </Closer>
        ) : (
          text
        )}
      </Banner>
      <FileInput
        ref={camera}
        accept="image/*"
        capture="environment"
        label={t('Another photo instead')}
        onFiles={onAnother}
      />
    </>
  );
}

/** A phone's picture that the paper fills from side to side. The words beside it say the same. */
function FramePicture() {
  return (
    <svg viewBox="0 0 48 64" width="48" height="64" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M9 6h30v52l-4-3-3.5 3-3.75-3-3.75 3-3.75-3-3.5 3-3.75-3-4 3z" strokeWidth="1.5" />
      <path d="M14 14h20M14 22h11m6 0h3M14 30h11m6 0h3M14 38h11m6 0h3M14 46h20" strokeWidth="2" />
      <path d="M2 12V2h10M36 2h10v10M2 52v10h10M36 62h10V52" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

const Closer = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.l};
  svg {
    flex: none;
  }
`;

const WORDS: Readonly<Record<Advice, { readonly title: string; readonly text: string }>> = {
  light: { title: t('More light'), text: t('The photo is too dark to read well.') },
  closer: {
    title: t('Closer, please'),
    text: t('The letters are too small to read well. Go so close that the paper fills the picture from side to side.'),
  },
  steady: { title: t('Hold still'), text: t('The letters are not sharp.') },
  glare: { title: t('Less glare'), text: t('A reflection hides a part of the receipt.') },
  whole: { title: t('The whole receipt?'), text: t('Lines are cut off at the side of the photo.') },
};
