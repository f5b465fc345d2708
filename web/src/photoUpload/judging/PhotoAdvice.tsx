import { t } from '@fairtab/domain/language/t';
import { useRef } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
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
        {text}
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

const WORDS: Readonly<Record<Advice, { readonly title: string; readonly text: string }>> = {
  light: { title: t('More light'), text: t('The photo is too dark to read well.') },
  closer: { title: t('Closer, please'), text: t('The letters are too small to read well.') },
  steady: { title: t('Hold still'), text: t('The letters are not sharp.') },
  glare: { title: t('Less glare'), text: t('A reflection hides a part of the receipt.') },
  whole: { title: t('The whole receipt?'), text: t('Lines are cut off at the side of the photo.') },
};
