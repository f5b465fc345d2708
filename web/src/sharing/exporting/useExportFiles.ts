import { useCallback, useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery, requestSubscription } from 'relay-runtime';
import { newKey } from '../../lib/newKey';
import { connectionState, useOnReturn } from '../../network/relay/connection';
import { useMutate } from '../../network/relay/useMutate';
import type { useExportFilesMutation } from './__generated__/useExportFilesMutation.graphql';
import type { StartExportInput } from './__generated__/useExportFilesMutation.graphql';
import type { useExportFilesQuery } from './__generated__/useExportFilesQuery.graphql';
import type { useExportFilesSubscription } from './__generated__/useExportFilesSubscription.graphql';
import { isInWork, readExportFile, type ExportedFile } from './exportFile';

/** How often the files are asked for while the socket is down, in ms. */
const ASK_EVERY_MS = 3_000;

const QUERY = graphql`
  query useExportFilesQuery {
    viewer {
      exports {
        ...exportFile_file
      }
    }
  }
`;

const MUTATION = graphql`
  mutation useExportFilesMutation($input: StartExportInput!) {
    startExport(input: $input) {
      ... on StartExportPayload @alias(as: "payload") {
        export {
          ...exportFile_file
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription useExportFilesSubscription($id: ID!) {
    jobProgress(id: $id) {
      id
      state
      done
      total
      problem
    }
  }
`;

export interface ExportFiles {
  /** Null until they were loaded for the first time. The latest first. */
  readonly files: readonly ExportedFile[] | null;
  /** The list could not be loaded; what was loaded before stays. */
  readonly isFailed: boolean;
  readonly isStarting: boolean;
  /** Why the last file was not begun. */
  readonly refusal: string | null;
  readonly start: (input: StartExportInput) => void;
  readonly tryAgain: () => void;
}

/** The account's exported files, and how far those in work are, as long as the component is shown. */
export function useExportFiles(): ExportFiles {
  const environment = useRelayEnvironment();
  const mutate = useMutate();
  const [files, setFiles] = useState<readonly ExportedFile[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const load = useCallback(
    () =>
      fetchQuery<useExportFilesQuery>(environment, QUERY, {}, { fetchPolicy: 'network-only' }).subscribe({
        next: ({ viewer }) => {
          setFiles(viewer?.exports.map(readExportFile) ?? []);
          setFailed(false);
        },
        error: () => setFailed(true),
      }),
    [environment],
  );
  useEffect(() => {
    const asked = load();
    return () => asked.unsubscribe();
  }, [load]);
  useOnReturn(() => void load());

  const inWork = (files ?? []).filter(isInWork).map(({ job }) => job.id);
  const watched = inWork.join(' ');
  useEffect(() => {
    if (watched === '') return undefined;
    const subscriptions = watched.split(' ').map((id) =>
      requestSubscription<useExportFilesSubscription>(environment, {
        subscription: SUBSCRIPTION,
        variables: { id },
        onNext: (event) => {
          if (!event) return;
          const { jobProgress: job } = event;
          setFiles((known) => known?.map((file) => (file.job.id === job.id ? { ...file, job } : file)) ?? null);
          // The file's size and address come with the list.
          if (job.state === 'DONE') load();
        },
      }),
    );
    const timer = setInterval(() => {
      if (connectionState() !== 'live') load();
    }, ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const subscription of subscriptions) subscription.dispose();
    };
  }, [environment, load, watched]);

  const start = async (input: StartExportInput): Promise<void> => {
    setStarting(true);
    setRefusal(null);
    const outcome = await mutate<useExportFilesMutation>({
      mutation: MUTATION,
      variables: { input: { ...input, idempotencyKey: newKey() } },
    });
    setStarting(false);
    if (outcome.kind !== 'done') {
      setRefusal(outcome.message);
      return;
    }
    const file = readExportFile(outcome.payload.export);
    setFiles((known) => [file, ...(known ?? []).filter(({ id }) => id !== file.id)]);
  };
  return { files, isFailed, isStarting, refusal, start: (input) => void start(input), tryAgain: () => void load() };
}
