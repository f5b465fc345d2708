import type { CsvDialect } from '@fairtab/domain/books/csvDialect';
import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { useOnline } from '../../lib/useOnline';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { LoadFailed } from '../../ui/LoadFailed';
import { Segmented } from '../../ui/fields/Segmented';
import { Row, Stack } from '../../ui/layout/Stack';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Heading, Note } from '../../ui/Text';
import type { StartExportInput } from './__generated__/useExportFilesMutation.graphql';
import { ExportFileRow } from './ExportFileRow';
import { useCsvDialect } from './useCsvDialect';
import { useExportFiles } from './useExportFiles';

const DIALECTS = [
  { value: 'comma', label: '12.50' },
  { value: 'semicolon', label: '12,50' },
] as const;

/** Two buttons that have a file made, and the files of the last days with what a worker is doing. */
export function ExportPanel({ request }: { request: Omit<StartExportInput, 'format' | 'csvDialect'> }) {
  const { files, isFailed, isStarting, refusal, start, tryAgain } = useExportFiles();
  const usualDialect = useCsvDialect();
  const [chosenDialect, chooseDialect] = useState<CsvDialect | null>(null);
  const dialect = chosenDialect ?? usualDialect;
  const isOnline = useOnline();
  const cannotStart = isStarting || !isOnline;
  return (
    <Stack>
      <Row>
        <Button
          variant="secondary"
          disabled={cannotStart}
          onClick={() => start({ ...request, format: 'CSV', csvDialect: dialect === 'comma' ? 'COMMA' : 'SEMICOLON' })}
        >
          {t('Make a CSV')}
        </Button>
        <Button variant="secondary" disabled={cannotStart} onClick={() => start({ ...request, format: 'PDF' })}>
          {t('Make a PDF')}
        </Button>
      </Row>
      <Stack $gap="xs">
        <Segmented label={t('Decimals in a CSV')} value={dialect} onChange={chooseDialect} options={DIALECTS} />
        <Note>
          {dialect === 'comma'
            ? t('Cells are separated by commas.')
            : t('Cells are separated by semicolons, as spreadsheets expect where the comma is the decimal sign.')}
        </Note>
      </Stack>
      {!isOnline && <Note role="status">{t('This needs a signal. Files are made on the server.')}</Note>}
      {refusal && (
        <Banner tone="warn" role="alert" title={t('The file was not begun')}>
          {refusal}
        </Banner>
      )}
      {isFailed && <LoadFailed title={t('Your files could not be loaded')} onRetry={tryAgain} />}
      {files === null && !isFailed && <Skeleton $height="4rem" />}
      {files !== null && files.length > 0 && (
        <Stack $gap="s">
          <Heading>{t('Your files')}</Heading>
          <Stack as="ul" $gap="m">
            {files.map((file) => (
              <ExportFileRow key={file.id} file={file} />
            ))}
          </Stack>
        </Stack>
      )}
      <Note>{t('Only you can open your files. They are removed after 7 days.')}</Note>
    </Stack>
  );
}
