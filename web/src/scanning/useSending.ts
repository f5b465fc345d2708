import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Unreachable } from '../relay/errors';
import { newKey } from '../lib/newKey';
import { useLatest } from '../lib/useLatest';
import { PhotoRefused } from '../photoUpload/postPhoto';
import { BUSY, problemWith, type ScanProblem } from './scanProblems';
import { insistently, sendPhotos, type ChosenPhoto } from '../photoUpload/sendPhotos';
import { startScan } from './startScan';

/** Photos on their way to the server. */
export interface Progress {
  /** How much of them has left this device, 0 to 100. */
  readonly percent: number;
  /** It stands still until there is a connection again. */
  readonly isWaiting: boolean;
}

export interface Sender {
  /** Null while nothing is being sent. */
  readonly progress: Progress | null;
  readonly send: (photos: readonly ChosenPhoto[]) => void;
  /** As send, for a photo the server has already. */
  readonly sendKnown: (photoId: string) => void;
  readonly stop: () => void;
}

/** Sends photos and has them read. Leaving the page stops it; what arrived until then is removed by the server. */
export function useSending(details: {
  onStarted: (scanId: string) => void;
  onProblem: (problem: ScanProblem) => void;
}): Sender {
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<Progress | null>(null);
  const latest = useLatest(details);
  const running = useRef<AbortController | null>(null);
  /** What the server has and no scan has taken yet. */
  const arrived = useRef(new Map<string, string>());
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (made: { key: string; begun: Progress; idsOf: (told: Told) => Promise<string[]> }): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const change = (part: Partial<Progress>): void => {
        if (!signal.aborted) setProgress((known) => ({ ...(known ?? made.begun), ...part }));
      };
      const told: Told = {
        signal,
        onPercent: (percent) => change({ percent: Math.floor(percent) }),
        onWaiting: (isWaiting) => change({ isWaiting }),
      };
      setProgress(made.begun);
      try {
        const photoIds = await made.idsOf(told);
        const start = await insistently({
          ...told,
          act: async () => {
            const answer = await startScan(environment, { photoIds, idempotencyKey: made.key });
            if (answer.kind === 'unreachable') throw new Unreachable();
            return answer;
          },
        });
        signal.throwIfAborted();
        // Whatever came of it, a scan takes its photos once.
        arrived.current.clear();
        if (start.kind === 'started') latest().onStarted(start.scanId);
        else latest().onProblem(problemWith(start.message));
      } catch (error) {
        if (!signal.aborted) latest().onProblem(problemOf(error));
      } finally {
        if (running.current === controller) setProgress(null);
      }
    },
    [environment, latest],
  );
  const send = useCallback(
    (photos: readonly ChosenPhoto[]): void => {
      const idsOf = (told: Told) => sendPhotos({ ...told, photos, arrived: arrived.current });
      void run({ key: newKey(), begun: BEGUN, idsOf });
    },
    [run],
  );
  const sendKnown = useCallback(
    // The same key for the same photo: reloading the page in between makes no second scan.
    (photoId: string): void =>
      void run({ key: `photo ${photoId}`, begun: ALL_SENT, idsOf: () => Promise.resolve([photoId]) }),
    [run],
  );
  const stop = useCallback((): void => {
    running.current?.abort();
    setProgress(null);
  }, []);
  return { progress, send, sendKnown, stop };
}

interface Told {
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
  readonly onWaiting: (isWaiting: boolean) => void;
}

const BEGUN: Progress = { percent: 0, isWaiting: false };
const ALL_SENT: Progress = { percent: 100, isWaiting: false };

function problemOf(error: unknown): ScanProblem {
  if (!(error instanceof PhotoRefused) || error.status >= 500) return BUSY;
  if (error.status === 415) return { title: 'Invalid file type', message: error.message };
  if (error.status === 413) return { title: 'File too large', message: error.message };
  return problemWith(error.message);
}
