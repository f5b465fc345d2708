import { showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { ExternalButtonLink } from '../../ui/Links';
import { ProgressBar } from '../../ui/ProgressBar';
import { Note } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import { isInWork, type ExportedFile } from './exportFile';

/** One file: how far it is, the way to download it, or why there is none. */
export function ExportFileRow({ file }: { file: ExportedFile }) {
  const { fileName, url, bytes, job } = file;
  return (
    <File>
      <Words>
        <Name>{fileName}</Name>
        {isInWork(file) && (
          <>
            <ProgressBar label={fileName} percent={percentOf(job)} valueText={progressOf(job)} />
            <Note role="status">{progressOf(job)}</Note>
          </>
        )}
        {job.problem && <Note role="status">{job.problem}</Note>}
        {url && <Note>{sizeOf(bytes ?? 0)}</Note>}
      </Words>
      {url && (
        <ExternalButtonLink
          href={url}
          download={fileName}
          variant="secondary"
          aria-label={t('Download {fileName}', { fileName })}
        >
          {t('Download')}
        </ExternalButtonLink>
      )}
    </File>
  );
}

function percentOf({ done, total }: ExportedFile['job']): number {
  return total ? (done / total) * 100 : 0;
}

function progressOf({ state, done, total }: ExportedFile['job']): string {
  if (state === 'WAITING' || typeof total !== 'number') return t('Waiting for its turn');
  return t('{done} of {total} receipts', { done: showNumber(done), total: showNumber(total) });
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${showNumber(Math.max(1, Math.round(bytes / 1_000)))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const File = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  padding-top: ${space.m};
  border-top: 1px solid ${color.rule};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.xs};
  min-width: min(12rem, 100%);
`;

const Name = styled.span`
  ${type.label}
  overflow-wrap: anywhere;
`;
