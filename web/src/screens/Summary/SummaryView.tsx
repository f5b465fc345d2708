import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { ExportPanel } from '../../sharing/exporting/ExportPanel';
import { LoadFailed } from '../../ui/LoadFailed';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note, Title } from '../../ui/Text';
import { motion, space } from '../../ui/tokens';
import type { Totals_summary$key } from './__generated__/Totals_summary.graphql';
import { SummaryFilter } from './SummaryFilter';
import { Totals } from './Totals';
import { useSummary } from './useSummary';

interface SummaryViewProps {
  labels: readonly string[];
  /** The summaries without a filter, one for each currency. */
  everything: readonly Totals_summary$key[];
}

export function SummaryView({ labels, everything }: SummaryViewProps) {
  const { filter, problem, change, shown, state, tryAgain } = useSummary(everything);
  const { from, to, label } = filter;
  return (
    <Page title={t('Business summary')} width="wide">
      <Stack $gap="s">
        <Hero>{t('Business summary')}</Hero>
        <Note>
          {t('What you spent on the receipts that you host. Label them on each receipt’s page; only you see that.')}
        </Note>
      </Stack>
      <SummaryFilter filter={filter} problem={problem} labels={labels} onChange={change} />
      {state === 'failed' && (
        <LoadFailed title={t('The summary could not be loaded')} onRetry={tryAgain}>
          {t('Check your signal. What you see is the summary from before.')}
        </LoadFailed>
      )}
      <Sums aria-busy={state === 'loading'} $stale={state !== 'idle'}>
        {shown.map((summary, index) => (
          <Totals key={index} summary={summary} />
        ))}
      </Sums>
      <Card aria-labelledby="take">
        <Stack>
          <Title id="take">{t('Take it with you')}</Title>
          <ExportPanel request={{ contents: 'SUMMARY', from: from || null, to: to || null, label: label || null }} />
        </Stack>
      </Card>
    </Page>
  );
}

const Sums = styled.div<{ $stale: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity ${motion.calm};
`;
