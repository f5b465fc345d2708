import { t } from '@fairtab/domain/language/t';
import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { getRequest } from 'relay-runtime';
import { loseSession } from '../network/session/session';
import { withoutAnswer } from '../network/relay/mutationOutcome';

const QUERY = graphql`
  query useDataExportQuery {
    viewer {
      dataExport
    }
  }
`;

type DataExport = { kind: 'text'; text: string } | { kind: 'refused'; message: string };

/** Fetches everything that is kept about the account. The text is large and bypasses the Relay store. */
export function useDataExport(): () => Promise<DataExport> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    try {
      const { params } = getRequest(QUERY);
      const answer = await environment.getNetwork().execute(params, {}, { force: true }).toPromise();
      const { data, errors } = answer && !Array.isArray(answer) ? (answer as Answer) : {};
      const text = data?.viewer?.dataExport;
      if (text !== undefined) return { kind: 'text', text };
      if (!errors?.[0] && data) loseSession();
      return { kind: 'refused', message: errors?.[0]?.message ?? t('Please try again.') };
    } catch (error) {
      return { kind: 'refused', message: withoutAnswer(error).message };
    }
  }, [environment]);
}

interface Answer {
  readonly data?: { readonly viewer: { readonly dataExport: string } | null } | null;
  readonly errors?: readonly { readonly message: string }[];
}
