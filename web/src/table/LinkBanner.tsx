import { useEffect, useState } from 'react';
import { Banner } from '../ui/Banner';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useTable } from './TableContext';
import type { LinkState } from './useLink';

/** A shorter interruption than this is not mentioned, in ms. */
const PATIENCE_MS = 1_500;

/** Says that live changes do not arrive, and that nothing is lost. */
export function LinkBanner() {
  const { link } = useTable();
  const shown = useSettled(link);
  const words = WORDS[shown];
  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words && (
        <div aria-hidden="true">
          <Banner>{words}</Banner>
        </div>
      )}
    </>
  );
}

const WORDS: Record<LinkState, string> = {
  live: '',
  reconnecting: 'Reconnecting… The bill is looked up every few seconds meanwhile.',
  offline: 'Offline. What you tap is kept, and claimed when you are back online.',
};

function useSettled(link: LinkState): LinkState {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (link !== 'reconnecting') return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [link]);
  return link === 'reconnecting' && !late ? 'live' : link;
}
