import { useEffect } from 'react';
import { useLatest } from '../../../lib/useLatest';
import type { ChosenPhoto } from '../sendPhotos';
import { NO_JUDGEMENT, type Judgement } from './Judgement';

/** Judges chosen photos one after the other, and tells what was found about each. */
export function useJudgedPhotos(
  photos: readonly ChosenPhoto[],
  onJudged: (key: string, judgement: Judgement) => void,
): void {
  const latest = useLatest({ onJudged });
  const { key, file } = photos.find(({ judgement }) => judgement === undefined) ?? {};
  useEffect(() => {
    if (key === undefined || file === undefined) return undefined;
    let isGone = false;
    void import('./judgePhoto')
      .then(({ judgePhoto }) => judgePhoto(file))
      // Without this code, which a phone without a signal may not have, the photo is simply sent.
      .catch(() => NO_JUDGEMENT)
      .then((judgement) => {
        if (!isGone) latest().onJudged(key, judgement);
      });
    return () => {
      isGone = true;
    };
  }, [key, file, latest]);
}
