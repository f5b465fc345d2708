import { t } from '@fairtab/domain/language/t';
import { useEffect, useState } from 'react';
import { showAgo } from '../lib/ago';
import { useLastSeen } from '../network/offline/lastSeen';
import { Banner } from '../ui/Banner';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { WaitingWrites } from '../network/outbox/WaitingWrites';
import { useTable } from './TableContext';
import type { LinkState } from './useLink';

/** A shorter interruption than this is not mentioned, in ms. */
const PATIENCE_MS = 1_500;

const MINUTE_MS = 60_000;

/** Says that live changes do not arrive, how old the bill on the screen is, and that nothing is lost. */
export function LinkBanner() {
  const { linkId, link } = useTable();
  const shown = useSettled(link);
  const seenAtMs = useLastSeen(linkId);
  return (
    <>
      {seenAtMs === null ? <Spoken words={WORDS[shown]} /> : <OldBill seenAtMs={seenAtMs} link={link} />}
      <WaitingWrites linkId={linkId} />
    </>
  );
}

/** About a bill that this device has kept. */
function OldBill({ seenAtMs, link }: { seenAtMs: number; link: LinkState }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <Spoken words={`${t('Last seen {ago}.', { ago: showAgo(seenAtMs, now) })} ${WORDS_FOR_OLD[link]}`} />;
}

function Spoken({ words }: { words: string }) {
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
  reconnecting: t('Reconnecting… The bill is looked up every few seconds meanwhile.'),
  offline: t('Offline. What you tap is kept, and claimed when you are back online.'),
};

const WORDS_FOR_OLD: Record<LinkState, string> = {
  live: t('Looking for newer claims…'),
  reconnecting: t('Fairtab cannot be reached just now. What you tap is kept.'),
  offline: t('You are offline. What you tap is kept, and claimed when you are back online.'),
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
