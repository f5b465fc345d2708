import { useEffect, useState } from 'react';
import type { ChosenPhoto } from '../sendPhotos';
import type { Advice } from './adviceFor';

/**
 * Judges chosen photos one after the other.
 * @returns the advice about those that could be better, by their keys. It grows as they are judged.
 */
export function usePhotoAdvice(photos: readonly ChosenPhoto[]): ReadonlyMap<string, Advice> {
  const [judged, setJudged] = useState<ReadonlyMap<string, Advice | null>>(new Map());
  const next = photos.find(({ key }) => !judged.has(key));
  useEffect(() => {
    if (!next) return undefined;
    let isGone = false;
    void import('./judgePhoto')
      .then(({ judgePhoto }) => judgePhoto(next.file))
      // Without the code, as without a signal, the photo is simply sent.
      .catch(() => null)
      .then((advice) => {
        if (!isGone) setJudged((before) => new Map([...before, [next.key, advice]]));
      });
    return () => {
      isGone = true;
    };
  }, [next]);
  return new Map(
    photos.flatMap(({ key }) => {
      const advice = judged.get(key);
      return advice ? [[key, advice] as const] : [];
    }),
  );
}
