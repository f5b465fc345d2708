import { t } from '@fairtab/domain/language/t';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CheckIcon } from '../../ui/icons';
import { announce } from '../../ui/LiveRegion';
import { ProgressBar } from '../../ui/ProgressBar';
import { Spinner } from '../../ui/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PhotoThumb } from '../photoUpload/PhotoThumb';
import { stepsOf } from './scanSteps';
import type { PhotoScan, Stage } from './usePhotoScan';

interface ScanProgressProps {
  scan: PhotoScan;
  stage: Extract<Stage, { kind: 'sending' | 'reading' }>;
  onManual: () => void;
}

/** The progress of sending and reading. */
export function ScanProgress({ scan, stage, onManual }: ScanProgressProps) {
  const { steps, note } = stepsOf(stage, scan.isText);
  const current = steps.find(({ state }) => state === 'current')?.name ?? '';
  // Every percent would be announced by screen readers.
  const spoken = note ?? (stage.kind === 'sending' && !scan.isText ? t('Uploading') : current);
  useEffect(() => announce(spoken), [spoken]);
  const kept = stage.kind === 'reading' ? stage.following.state?.photos.map(({ url }) => url) : [];
  const shown = kept && kept.length > 0 ? kept : scan.photos.map(({ file }) => file);
  return (
    <Stack>
      <Head tabIndex={-1} data-focus>
        {t('Processing your receipt...')}
      </Head>
      <Side>
        {shown[0] && <PhotoThumb photo={shown[0]} alt={t('Photo of the receipt')} size="large" />}
        <Stack $gap="s">
          <Stack as="ol" $gap="s">
            {steps.map(({ name, state }) => (
              <Step key={name} $isAhead={state === 'ahead'} aria-current={state === 'current' ? 'step' : undefined}>
                <Mark>
                  {state === 'done' && <CheckIcon />}
                  {state === 'current' && <Spinner />}
                </Mark>
                <div>
                  {name}
                  {state === 'done' && <VisuallyHidden> {t('(done)')}</VisuallyHidden>}
                  {state === 'current' && stage.kind === 'sending' && !scan.isText && (
                    <ProgressBar
                      label={t('Uploading')}
                      percent={stage.progress.percent}
                      valueText={t('{percent}% is sent', { percent: stage.progress.percent })}
                    />
                  )}
                </div>
              </Step>
            ))}
          </Stack>
          {note && <Waiting>{note}</Waiting>}
        </Stack>
      </Side>
      {stage.kind === 'reading' && (
        <Note>{t('You can close this page: the reading goes on, and the result is here when you come back.')}</Note>
      )}
      {stage.kind === 'reading' && stage.following.takesLong && (
        <Banner
          role="status"
          title={t('This takes longer than usual')}
          actions={
            <Button variant="secondary" onClick={onManual}>
              {t('Continue to Manual Entry')}
            </Button>
          }
        >
          {t('You can type the bill in meanwhile. The scan goes on, and you choose when it is done.')}
        </Banner>
      )}
      <div>
        <Button variant="secondary" onClick={scan.cancel}>
          {scan.isText ? t('Cancel') : t('Remove')}
        </Button>
      </div>
    </Stack>
  );
}

/** The page moves the focus here, so no ring is shown. */
const Head = styled(Title)`
  outline: none;
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l};
  > :last-child {
    flex: 1;
    min-width: min(13rem, 100%);
    align-content: start;
  }
`;

const Step = styled.li<{ $isAhead: boolean }>`
  ${type.body}
  ${type.figures}
  display: flex;
  gap: ${space.s};
  color: ${({ $isAhead }) => ($isAhead ? color.inkSoft : color.ink)};
  &[aria-current] {
    font-weight: 600;
  }
  > div {
    flex: 1;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  flex: none;
  color: ${color.accentInk};
`;

const Waiting = styled.p`
  ${type.small}
  font-weight: 600;
  color: ${color.warnInk};
`;
