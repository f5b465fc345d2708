import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/layout/Stack';
import { PhotoThumb } from '../photoUpload/PhotoThumb';
import type { ScanProblem } from './scanProblems';
import type { PhotoScan } from './usePhotoScan';

interface ScanProblemPanelProps {
  scan: PhotoScan;
  problem: ScanProblem;
  onManual: () => void;
}

/** Says why the photos could not be read and what to do. The photos are kept. */
export function ScanProblemPanel({ scan, problem, onManual }: ScanProblemPanelProps) {
  const { photos } = scan;
  return (
    <Stack>
      <Message tabIndex={-1} data-focus>
        <Banner tone="danger" title={problem.title}>
          {problem.message}
        </Banner>
      </Message>
      {photos.length > 0 && (
        <Row>
          {photos.map(({ key, file }, index) => (
            <PhotoThumb
              key={key}
              photo={file}
              alt={t('Photo of the receipt, page {number}', { number: index + 1 })}
              size="large"
            />
          ))}
        </Row>
      )}
      <Row>
        {scan.isText && <Button onClick={scan.processText}>{t('Try again')}</Button>}
        {!scan.isText && photos.length > 0 && <Button onClick={scan.process}>{t('Try again')}</Button>}
        <Button variant={scan.isText || photos.length > 0 ? 'secondary' : 'primary'} onClick={scan.cancel}>
          {scan.isText ? t('Change the text') : t('Use another photo')}
        </Button>
        <Button variant="secondary" onClick={onManual}>
          {t('Continue to Manual Entry')}
        </Button>
      </Row>
    </Stack>
  );
}

/** The page moves the focus here, so no ring is shown. */
const Message = styled.div`
  outline: none;
`;
