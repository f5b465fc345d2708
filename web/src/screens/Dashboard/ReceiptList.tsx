import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import styled from 'styled-components';
import { DialogBoundary } from '../../app/boundaries/DialogBoundary';
import { Button } from '../../ui/Button';
import { LoadFailed } from '../../ui/LoadFailed';
import { EmptyState } from '../../ui/EmptyState';
import { ReceiptIcon } from '../../ui/icons';
import { lazyView } from '../../ui/lazyView';
import { ButtonLink } from '../../ui/Links';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { motion, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ReceiptCard } from './ReceiptCard';
import { ReceiptSearch } from './ReceiptSearch';
import type { useReceiptFilter } from './useReceiptFilter';
import { ROLES, type ReceiptList as List } from './useReceiptList';

const ExportDialog = lazyView(async () => (await import('../../sharing/exporting/ExportDialog')).ExportDialog);

interface ReceiptListProps {
  list: List;
  filtering: ReturnType<typeof useReceiptFilter>;
  /** Whether the account has any receipts, with or without the filter. */
  hasReceipts: boolean;
}

/** All receipts, newest first, to search and to page through. */
export function ReceiptList({ list, filtering, hasReceipts }: ReceiptListProps) {
  const { receipts, totalCount, hasNext, isFiltered, isStale, state, loadMore, tryAgain } = list;
  const [isExporting, setExporting] = useState(false);
  const stopExporting = () => setExporting(false);
  const { search, role } = filtering.filter;
  return (
    <Stack as="section" aria-labelledby="receipts">
      <Row $justify="space-between">
        <Title id="receipts">{t('Receipts')}</Title>
        <Row>
          <ButtonLink to="/receipt-upload">{t('Upload Receipt')}</ButtonLink>
          <ButtonLink to="/payment-methods" variant="secondary">
            {t('Payment Methods')}
          </ButtonLink>
          {hasReceipts && (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setExporting(true)}>
              {t('Export')}
            </Button>
          )}
        </Row>
      </Row>
      {!hasReceipts && !isFiltered ? (
        <EmptyState icon={<ReceiptIcon />} title={t('No receipts yet')}>
          {t("Upload your first one, or claim something on a friend's bill: both appear here.")}
        </EmptyState>
      ) : (
        <>
          <ReceiptSearch filtering={filtering} />
          <VisuallyHidden role="status">{isFiltered && !isStale && countOf(totalCount)}</VisuallyHidden>
          {isFiltered && !isStale && totalCount > 0 && <Note aria-hidden="true">{countOf(totalCount)}</Note>}
          <Cards aria-busy={isStale && state === 'loading'} $stale={isStale}>
            {receipts.map((receipt) => (
              <li key={receipt.id}>
                <ReceiptCard receipt={receipt} />
              </li>
            ))}
          </Cards>
          {isFiltered && !isStale && receipts.length === 0 && (
            <EmptyState
              title={t('Nothing found')}
              action={
                <Button variant="secondary" onClick={filtering.clear}>
                  {t('Show all receipts')}
                </Button>
              }
            >
              {t('No receipt of yours fits.')}
            </EmptyState>
          )}
          {state === 'failed' && (
            <LoadFailed title={t('The list could not be loaded')} onRetry={tryAgain}>
              {t('Check your signal; what is here stays.')}
            </LoadFailed>
          )}
          {hasNext && !isStale && state !== 'failed' && (
            <Button variant="secondary" block loading={state === 'loading'} onClick={loadMore}>
              {t('Load more')}
            </Button>
          )}
        </>
      )}
      {isExporting && (
        <DialogBoundary onClose={stopExporting}>
          <ExportDialog
            count={totalCount}
            request={{ contents: 'HISTORY', search, role: ROLES[role] }}
            onClose={stopExporting}
          />
        </DialogBoundary>
      )}
    </Stack>
  );
}

function countOf(count: number): string {
  return t('{count, plural, one {# receipt} other {# receipts}}', { count });
}

const Cards = styled.ul<{ $stale: boolean }>`
  container-type: inline-size;
  display: grid;
  gap: ${space.m};
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity ${motion.calm};
`;
