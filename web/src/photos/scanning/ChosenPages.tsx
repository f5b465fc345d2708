import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, radius, space, type } from '../../ui/tokens';
import { UpIcon } from '../photoUpload/icons';
import { PhotoAdvice } from '../photoUpload/judging/PhotoAdvice';
import { useJudgedPhotos } from '../photoUpload/judging/useJudgedPhotos';
import { MAX_PHOTOS } from '../photoUpload/photoFiles';
import { PhotoPickers } from '../photoUpload/PhotoPickers';
import { PhotoThumb } from '../photoUpload/PhotoThumb';
import type { PhotoScan } from './usePhotoScan';

/** The photos that were selected, in the order of the receipt, and what would make the first of the poor ones better. */
export function ChosenPages({ scan }: { scan: PhotoScan }) {
  const { photos } = scan;
  const isOne = photos.length === 1;
  useJudgedPhotos(photos, scan.judge);
  const poor = photos.findIndex(({ judgement }) => judgement?.advice);
  const { key: poorKey = '', judgement: poorJudgement } = photos[poor] ?? {};
  const advice = poorJudgement?.advice;
  return (
    <Stack>
      <Pages aria-label={t('Photos of the receipt')}>
        {photos.map(({ key, file, judgement }, index) => (
          <li key={key}>
            <PhotoThumb
              photo={judgement?.crop?.preview ?? file}
              alt={t('Photo of the receipt, page {number}', { number: index + 1 })}
            />
            <div>
              <strong>{isOne ? t('Your photo') : t('Page {number}', { number: index + 1 })}</strong>
              <FileName>
                {file.name} · {sizeOf(file)}
              </FileName>
              {judgement?.crop && (
                <Cropped>
                  {t('Cropped to the text.')}
                  <Button variant="quiet" onClick={() => scan.judge(key, { ...judgement, crop: null })}>
                    {t('Use All of It')}
                  </Button>
                </Cropped>
              )}
            </div>
            {index > 0 && (
              <IconButton label={t('Move page {number} up', { number: index + 1 })} onClick={() => scan.moveUp(key)}>
                <UpIcon />
              </IconButton>
            )}
            <Button
              variant="quiet"
              aria-label={isOne ? t('Remove') : t('Remove page {number}', { number: index + 1 })}
              onClick={() => scan.remove(key)}
            >
              {t('Remove')}
            </Button>
          </li>
        ))}
      </Pages>
      {advice && (
        <PhotoAdvice
          key={poorKey}
          advice={advice}
          page={isOne ? null : poor + 1}
          onAnother={(files) => scan.replace(poorKey, files)}
        />
      )}
      <Button variant={advice ? 'secondary' : 'primary'} size="large" block data-focus onClick={scan.process}>
        {advice ? t('Use It Anyway') : t('Process Receipt')}
      </Button>
      {!advice && photos.length < MAX_PHOTOS && (
        <Stack $gap="s">
          <Hint>{t('Long receipt? Add its parts from top to bottom.')}</Hint>
          <PhotoPickers isMore onFiles={(files) => scan.add(files, 'chosen')} />
        </Stack>
      )}
    </Stack>
  );
}

function sizeOf({ size }: Blob): string {
  return size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} KB` : `${(size / 1_000_000).toFixed(1)} MB`;
}

const Pages = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  li {
    display: flex;
    align-items: center;
    gap: ${space.m};
    padding: ${space.s};
    border: 1px solid ${color.rule};
    border-radius: ${radius.m};
    background: ${color.card};
  }
  li > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  strong {
    ${type.label}
  }
`;

const FileName = styled(Note)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Cropped = styled(Note).attrs({ as: 'div' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space.s};
  button {
    padding-inline: 0;
    text-align: start;
  }
`;

const Hint = styled(Note)`
  text-align: center;
`;
