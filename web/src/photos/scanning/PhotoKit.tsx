import { t } from '@fairtab/domain/language/t';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Banner } from '../../ui/Banner';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, type } from '../../ui/tokens';
import { ChosenPages } from './ChosenPages';
import { PasteBox } from './PasteBox';
import { PhotoDrop, useDrop } from '../photoUpload/PhotoDrop';
import { ScanProblemPanel } from './ScanProblemPanel';
import { ScanProgress } from './ScanProgress';
import { usePastedPhotos } from '../photoUpload/usePastedPhotos';
import type { PhotoScan } from './usePhotoScan';

/** Choosing, sending and reading the photos of a receipt, with progress and problems. */
export function PhotoKit({ scan, onManual }: { scan: PhotoScan; onManual: () => void }) {
  const { stage, photos, add, fileProblem } = scan;
  const isChoosing = stage.kind === 'choosing';
  const face = isChoosing ? (photos.length > 0 ? 'selected' : 'none') : stage.kind;
  const element = useRef<HTMLElement>(null);
  const previous = useRef(face);
  usePastedPhotos({ isOn: isChoosing, onPasted: (files) => add(files, 'pasted') });
  const { handlers } = useDrop((files) => isChoosing && add(files, 'dropped'));
  useEffect(() => {
    const isNew = previous.current !== face;
    previous.current = face;
    // The focused element is gone with the former view, so the focus moves into the new one.
    if (isNew && face !== 'reading') focusFirst(element.current);
  }, [face]);

  const wrong = fileProblem && <Wrong role="alert">{fileProblem.message}</Wrong>;
  return (
    <section ref={element} aria-label={t('Photo of the receipt')} {...(face === 'selected' ? handlers : {})}>
      <Stack>
        {scan.areLost && (
          <Banner title={t('Please choose the photo again')}>
            {t('The page was left before it was sent, and this browser did not keep it. Nothing else is lost.')}
          </Banner>
        )}
        {face === 'none' && (
          <PhotoDrop onChosen={(files) => add(files, 'chosen')} onDropped={(files) => add(files, 'dropped')}>
            {wrong}
          </PhotoDrop>
        )}
        {face === 'none' && <PasteBox scan={scan} />}
        {face === 'selected' && (
          <>
            {wrong}
            <ChosenPages scan={scan} />
          </>
        )}
        {(stage.kind === 'sending' || stage.kind === 'reading') && (
          <ScanProgress scan={scan} stage={stage} onManual={onManual} />
        )}
        {stage.kind === 'failed' && <ScanProblemPanel scan={scan} problem={stage.problem} onManual={onManual} />}
        {isChoosing && (
          <Note>
            {t(
              'Photos are stored privately with the receipt; location and other metadata are removed. Only you see them until you share them.',
            )}
          </Note>
        )}
      </Stack>
    </section>
  );
}

function focusFirst(section: HTMLElement | null): void {
  const target = section?.querySelector<HTMLElement>('[data-focus]') ?? section?.querySelector<HTMLElement>('button');
  target?.focus();
}

const Wrong = styled.p`
  ${type.small}
  font-weight: 600;
  color: ${color.dangerInk};
`;
