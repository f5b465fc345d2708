import { useState } from 'react';
import { readRecord, textOf, writeRecord } from '../../lib/deviceStorage';
import { useLatest } from '../../lib/useLatest';
import { toast } from '../../ui/toasts/toast';
import type { FileWords } from '../photoUpload/photoFiles';
import type { Scan, ScanState } from './Scan';
import { GONE, problemOfScan, problemWith, type ScanProblem } from './scanProblems';
import { useChosenPhotos, type ChosenPhotos } from '../photoUpload/useChosenPhotos';
import { useFollowedScan, type Following } from './useFollowedScan';
import { useSending, type Progress } from './useSending';

/** What a scan changes in the draft that it fills. */
export type ScanChange = { kind: 'awaitScan'; scanId: string | null } | { kind: 'takeScan'; scan: Scan };

/** choosing: zero or more photos are selected. sending, reading: the photos are processed. */
export type Stage =
  | { kind: 'choosing' }
  | { kind: 'sending'; progress: Progress }
  | { kind: 'reading'; following: Following }
  | { kind: 'failed'; problem: ScanProblem };

export interface PhotoScan extends Omit<ChosenPhotos, 'clear'> {
  readonly stage: Stage;
  /** Sends the photos and starts their scan. Also used to try again. */
  readonly process: () => void;
  /** Starts a scan of a photo that is already on the server, such as one from the share sheet. */
  readonly processKnown: (photoId: string) => void;
  /** The bill as text, as it was pasted; kept in this tab until it was read. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether it is a text that is being read. */
  readonly isText: boolean;
  /** Starts to read the text. Also used to try again. @param pasted in place of what is in the box. */
  readonly processText: (pasted?: unknown) => void;
  /** Removes the photos and stops what is running. */
  readonly cancel: () => void;
  /** Shows a problem that happened before reading. */
  readonly fail: (problem: ScanProblem) => void;
  /** A scanned bill that was ready after the host had typed something. The host has to choose between the two. */
  readonly offered: Scan | null;
  readonly answerOffer: (answer: 'photo' | 'typed') => void;
}

/**
 * Turns photos into a filled draft. It belongs to the screen and not to a step, so that a host who types the bill still
 * learns that the photo has been read.
 */
export function usePhotoScan(details: {
  /** The name under which the photos are kept on this device. */
  place: string;
  words: FileWords;
  /** scanning: the id of the scan that is being read. scan: the one that the draft was filled with. */
  draft: { readonly scanning: string | null; readonly scan: Scan | null };
  /** The draft has typed content, so a scan is offered and does not replace it at once. */
  hasContent: boolean;
  change: (change: ScanChange) => void;
  /** Called after the draft was filled from the scan. */
  onTaken: (scan: Scan) => void;
}): PhotoScan {
  const { place, words, draft, change } = details;
  const latest = useLatest(details);
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  const [offered, setOffered] = useState<Scan | null>(null);
  const textPlace = `${place}.text`;
  const [text, takeText] = useState(() => textOf(readRecord('sessionStorage', textPlace)?.['text']));
  const [isText, setIsText] = useState(false);
  const setText = (changed: string): void => {
    takeText(changed);
    writeRecord('sessionStorage', textPlace, changed === '' ? null : { text: changed });
  };

  const fail = (found: ScanProblem): void => {
    setProblem(found);
    toast({ ...found, variant: 'destructive' });
    latest().change({ kind: 'awaitScan', scanId: null });
  };
  const sender = useSending({
    onStarted: (scanId) => latest().change({ kind: 'awaitScan', scanId }),
    onProblem: fail,
  });
  const chosen = useChosenPhotos({
    place,
    words,
    isSending: sender.progress !== null,
    onInterrupted: (photos) => {
      if (latest().draft.scanning === null) sender.send(photos);
    },
  });
  const take = (scan: Scan): void => {
    setOffered(null);
    setProblem(null);
    change({ kind: 'takeScan', scan });
    chosen.clear();
    setText('');
    latest().onTaken(scan);
  };
  const end = ({ id, status, photos, bill, failure }: ScanState): void => {
    if (failure?.code !== 'UNAVAILABLE') sender.forget();
    if (status !== 'DONE' || !bill) {
      // A photo that is no receipt was kept, so nothing but a text has none.
      const isOfText = failure?.code === 'NOT_A_RECEIPT' && photos.length === 0;
      fail(isOfText ? problemWith(failure.message) : problemOfScan(failure));
      return;
    }
    const scan: Scan = { id, photos, bill };
    // The draft was filled with this scan before a reload, and may have been corrected since.
    if (latest().draft.scan?.id === id) cancel();
    else if (latest().hasContent) setOffered(scan);
    else take(scan);
  };
  const gone = (): void => {
    sender.forget();
    fail(GONE);
  };
  const following = useFollowedScan({ scanId: draft.scanning, onEnd: end, onGone: gone });

  const cancel = (): void => {
    sender.stop();
    chosen.clear();
    setProblem(null);
    setOffered(null);
    if (draft.scanning !== null) change({ kind: 'awaitScan', scanId: null });
  };
  const processText = (pasted?: unknown): void => {
    const sent = typeof pasted === 'string' ? pasted : text;
    setText(sent);
    setProblem(null);
    setIsText(true);
    sender.sendText(sent);
  };
  const process = (): void => {
    setProblem(null);
    setIsText(false);
    sender.send(chosen.photos);
  };
  const processKnown = (photoId: string): void => {
    cancel();
    setIsText(false);
    sender.sendKnown(photoId);
  };
  const answerOffer = (answer: 'photo' | 'typed'): void => {
    if (answer === 'photo' && offered) take(offered);
    else cancel();
  };
  const { clear: _, ...photos } = chosen;
  const stage = stageOf({ progress: sender.progress, following, scanId: draft.scanning, problem });
  const pasted = { text, setText, isText, processText };
  return { ...photos, ...pasted, stage, process, processKnown, cancel, fail, offered, answerOffer };
}

function stageOf(known: {
  progress: Progress | null;
  following: Following;
  scanId: string | null;
  problem: ScanProblem | null;
}): Stage {
  const { progress, following, scanId, problem } = known;
  if (progress) return { kind: 'sending', progress };
  if (scanId !== null) return { kind: 'reading', following };
  return problem ? { kind: 'failed', problem } : { kind: 'choosing' };
}
