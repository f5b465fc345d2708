import { useEffect, useState } from 'react';
import { useLatest } from '../../lib/useLatest';
import { newKey } from '../../lib/newKey';
import { toast } from '../../ui/toasts/toast';
import type { Judgement } from './judging/Judgement';
import { sortFiles, type FileProblem, type FileWay, type FileWords } from './photoFiles';
import { keepPhotos, recallPhotos } from './photoMemory';
import type { ChosenPhoto } from './sendPhotos';

export interface ChosenPhotos {
  /** In the order from the top of the receipt to its bottom. */
  readonly photos: readonly ChosenPhoto[];
  /** Why the files that were offered last were refused. */
  readonly fileProblem: FileProblem | null;
  /** Photos were chosen before the page was left, but the browser has deleted them. */
  readonly areLost: boolean;
  readonly add: (files: readonly File[], way: FileWay) => void;
  /** Puts other files in the place of a photo. When none can be used the photo stays. */
  readonly replace: (key: string, files: readonly File[]) => void;
  /** Keeps what was seen on a photo. */
  readonly judge: (key: string, judgement: Judgement) => void;
  readonly remove: (key: string) => void;
  /** Moves the photo one place towards the top of the receipt. */
  readonly moveUp: (key: string) => void;
  readonly clear: () => void;
}

/** The photos of one receipt, kept on this device until they have been read. */
export function useChosenPhotos(details: {
  place: string;
  words: FileWords;
  isSending: boolean;
  /** Called with the kept photos when the page was left while they were being sent. */
  onInterrupted: (photos: readonly ChosenPhoto[]) => void;
}): ChosenPhotos {
  const { place, words, isSending } = details;
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null);
  const [areLost, setLost] = useState(false);
  const [isRecalled, setRecalled] = useState(false);
  const latest = useLatest({ ...details, photos });

  useEffect(() => {
    let isGone = false;
    void recallPhotos(place).then((kept) => {
      if (isGone) return;
      setRecalled(true);
      setLost(kept.areLost);
      if (kept.photos.length === 0 || latest().photos.length > 0) return;
      const recalled = kept.photos.map(chosen);
      setPhotos(recalled);
      if (kept.isSending) latest().onInterrupted(recalled);
    });
    return () => {
      isGone = true;
    };
  }, [place, latest]);
  useEffect(() => {
    // Only after the kept photos were read. Otherwise the empty list would overwrite them.
    if (isRecalled) void keepPhotos(place, { photos: photos.map(({ file }) => file), isSending });
  }, [isRecalled, place, photos, isSending]);

  const take = ({ taken, problem }: ReturnType<typeof sortFiles>): readonly ChosenPhoto[] => {
    setFileProblem(problem);
    setLost(false);
    if (problem) toast({ ...problem, variant: 'destructive' });
    return taken.map(chosen);
  };
  const add = (files: readonly File[], way: FileWay): void =>
    setPhotos([...photos, ...take(sortFiles({ files, way, known: photos.length, words }))]);
  const replace = (key: string, files: readonly File[]): void => {
    const others = take(sortFiles({ files, way: 'chosen', known: photos.length - 1, words }));
    if (others.length > 0) setPhotos(photos.flatMap((photo) => (photo.key === key ? others : [photo])));
  };
  const judge = (key: string, judgement: Judgement): void =>
    setPhotos((now) => now.map((photo) => (photo.key === key ? { ...photo, judgement } : photo)));
  const remove = (key: string): void => {
    setPhotos(photos.filter((photo) => photo.key !== key));
    setFileProblem(null);
  };
  const moveUp = (key: string): void => {
    const at = photos.findIndex((photo) => photo.key === key);
    const [moved, above] = [photos[at], photos[at - 1]];
    if (moved && above) setPhotos([...photos.slice(0, at - 1), moved, above, ...photos.slice(at + 1)]);
  };
  const clear = (): void => {
    setPhotos([]);
    setFileProblem(null);
    setLost(false);
  };
  return { photos, fileProblem, areLost, add, replace, judge, remove, moveUp, clear };
}

function chosen(file: File): ChosenPhoto {
  return { key: newKey(), file };
}
