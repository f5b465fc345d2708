import { t } from '@fairtab/domain/language/t';
import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { Totals_summary$key } from './__generated__/Totals_summary.graphql';
import type { useSummaryQuery } from './__generated__/useSummaryQuery.graphql';

const TYPING_PAUSE_MS = 300;

const QUERY = graphql`
  query useSummaryQuery($from: String, $to: String, $label: String) {
    viewer {
      businessSummary(from: $from, to: $to, label: $label) {
        ...Totals_summary
      }
    }
  }
`;

/** As the fields hold them: ISO dates and a label, empty for no limit. */
export interface SummaryFilterValues {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const EVERYTHING: SummaryFilterValues = { from: '', to: '', label: '' };

/** The summary that fits the filter. Until it has come, the previous one stays. @param everything the one without a filter. */
export function useSummary(everything: readonly Totals_summary$key[]) {
  const environment = useRelayEnvironment();
  const [filter, setFilter] = useState(EVERYTHING);
  const [found, setFound] = useState<readonly Totals_summary$key[] | null>(null);
  const [answered, setAnswered] = useState({ wanted: '', isFailed: false });
  const [attempt, setAttempt] = useState(0);
  const { from, to, label } = filter;
  const isEverything = from === '' && to === '' && label.trim() === '';
  const problem = from !== '' && to !== '' && to < from ? t('The period ends before it begins') : null;
  const isShown = isEverything || problem !== null;
  const wanted = JSON.stringify([from, to, label.trim(), attempt]);

  useEffect(() => {
    if (isShown) return undefined;
    let asked: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      const variables = { from: from || null, to: to || null, label: label.trim() || null };
      const request = fetchQuery<useSummaryQuery>(environment, QUERY, variables, { fetchPolicy: 'network-only' });
      asked = request.subscribe({
        next: ({ viewer }) => {
          setFound(viewer?.businessSummary ?? null);
          setAnswered({ wanted, isFailed: false });
        },
        error: () => setAnswered({ wanted, isFailed: true }),
      });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked?.unsubscribe();
    };
  }, [environment, from, to, label, isShown, wanted]);

  const state = isShown ? 'idle' : answered.wanted !== wanted ? 'loading' : answered.isFailed ? 'failed' : 'idle';
  return {
    filter,
    problem,
    change: (part: Partial<SummaryFilterValues>) => setFilter((known) => ({ ...known, ...part })),
    shown: isEverything ? everything : (found ?? everything),
    state,
    tryAgain: () => setAttempt((times) => times + 1),
  };
}
