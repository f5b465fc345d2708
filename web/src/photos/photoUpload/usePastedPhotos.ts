import { useEffect } from 'react';
import { useLatest } from '../../lib/useLatest';

/** Calls onPasted with files that are pasted anywhere on the page. Pasted text goes to its field as usual. */
export function usePastedPhotos({
  isOn,
  onPasted,
}: {
  isOn: boolean;
  onPasted: (files: readonly File[]) => void;
}): void {
  const latest = useLatest(onPasted);
  useEffect(() => {
    if (!isOn) return undefined;
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest()(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOn, latest]);
}
