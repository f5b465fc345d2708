import { t } from '@fairtab/domain/language/t';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Unreachable } from '../../network/relay/errors';
import { useMutate } from '../../network/relay/useMutate';
import { newKey } from '../../lib/newKey';
import { useLatest } from '../../lib/useLatest';
import { PhotoRefused } from '../photoUpload/postPhoto';
import { BUSY, problemWith, type ScanProblem } from './scanProblems';
import { untilReached, sendPhotos, type ChosenPhoto } from '../photoUpload/sendPhotos';
import { startScan, startTextScan } from './startScan';

/** Photos on their way to the server. */
export interface Progress {
  /** The share that has left this device, in percent. */
  readonly percent: number;
  /** Sending waits for a connection. */
  readonly isWaiting: boolean;
}

export interface Sender {
  /** Null while nothing is being sent. */
  readonly progress: Progress | null;
  readonly send: (photos: readonly ChosenPhoto[]) => void;
  /** Like send, for a photo that the server already has. */
  readonly sendKnown: (photoId: string) => void;
  /** Starts to read the text of a bill. */
  readonly sendText: (text: string) => void;
  readonly stop: () => void;
  /** Sends all photos again the next time. A scan that could not be read gives its photos back, any other keeps them. */
  readonly forget: () => void;
}

/** Sends photos and starts their scan. Leaving the page stops it; the server later removes photos that no scan uses. */
export function useSending(details: {
  onStarted: (scanId: string) => void;
  onProblem: (problem: ScanProblem) => void;
}): Sender {
  const mutate = useMutate();
  const [progress, setProgress] = useState<Progress | null>(null);
  const latest = useLatest(details);
  const running = useRef<AbortController | null>(null);
  /** The ids of photos that the server has, by the photo's key. */
  const arrived = useRef(new Map<string, string>());
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (made: { begun: Progress; prepare: (report: Report) => Promise<() => Started> }): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const change = (part: Partial<Progress>): void => {
        if (!signal.aborted) setProgress((known) => ({ ...(known ?? made.begun), ...part }));
      };
      const report: Report = {
        signal,
        onPercent: (percent) => change({ percent: Math.floor(percent) }),
        onWaiting: (isWaiting) => change({ isWaiting }),
      };
      setProgress(made.begun);
      try {
        const begin = await made.prepare(report);
        const start = await untilReached({
          ...report,
          act: async () => {
            const answer = await begin();
            if (answer.kind === 'unreachable') throw new Unreachable();
            return answer;
          },
        });
        signal.throwIfAborted();
        if (start.kind === 'done') latest().onStarted(start.payload.scan.id);
        else {
          arrived.current.clear();
          latest().onProblem(problemWith(start.message));
        }
      } catch (error) {
        if (!signal.aborted) latest().onProblem(problemOf(error));
      } finally {
        if (running.current === controller) setProgress(null);
      }
    },
    [latest],
  );
  const scan = useCallback(
    ({ idsOf, key: idempotencyKey, begun }: { idsOf: IdsOf; key: string; begun: Progress }): void =>
      void run({
        begun,
        prepare: async (report) => {
          const photoIds = await idsOf(report);
          return () => startScan({ mutate, input: { photoIds, idempotencyKey } });
        },
      }),
    [run, mutate],
  );
  const sendText = useCallback(
    (text: string): void => {
      const input = { text, idempotencyKey: newKey() };
      void run({ begun: ALL_SENT, prepare: () => Promise.resolve(() => startTextScan({ mutate, input })) });
    },
    [run, mutate],
  );
  const send = useCallback(
    (photos: readonly ChosenPhoto[]): void => {
      const idsOf = (report: Report) => sendPhotos({ ...report, photos, arrived: arrived.current });
      scan({ key: newKey(), begun: BEGUN, idsOf });
    },
    [scan],
  );
  const sendKnown = useCallback(
    // The same key for the same photo, so that reloading the page makes no second scan.
    (photoId: string): void =>
      scan({ key: `photo ${photoId}`, begun: ALL_SENT, idsOf: () => Promise.resolve([photoId]) }),
    [scan],
  );
  const stop = useCallback((): void => {
    running.current?.abort();
    setProgress(null);
  }, []);
  const forget = useCallback((): void => arrived.current.clear(), []);
  return { progress, send, sendKnown, sendText, stop, forget };
}

interface Report {
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
  readonly onWaiting: (isWaiting: boolean) => void;
}

type IdsOf = (report: Report) => Promise<string[]>;
type Started = ReturnType<typeof startScan> | ReturnType<typeof startTextScan>;

const BEGUN: Progress = { percent: 0, isWaiting: false };
const ALL_SENT: Progress = { percent: 100, isWaiting: false };

function problemOf(error: unknown): ScanProblem {
  if (!(error instanceof PhotoRefused) || error.status >= 500) return BUSY;
  if (error.status === 415) return { title: t('Invalid file type'), message: error.message };
  if (error.status === 413) return { title: t('File too large'), message: error.message };
  return problemWith(error.message);
}
