import { t } from '@fairtab/domain/language/t';
import { useEffect, useState } from 'react';
import { showAgo } from '../lib/ago';
import { useLastSeen } from '../network/offline/lastSeen';
import { SpokenBanner } from '../ui/SpokenBanner';
import { WaitingWrites } from '../network/outbox/WaitingWrites';
import { useTable } from './TableContext';
import { useSettledLink, type LinkState } from './useLink';

const MINUTE_MS = 60_000;

/** Says that live changes do not arrive, how old the bill on the screen is, and that nothing is lost. */
export function LinkBanner() {
  const { linkId, link } = useTable();
  const shown = useSettledLink(link);
  const seenAtMs = useLastSeen(linkId);
  return (
    <>
      {seenAtMs === null ? <SpokenBanner words={WORDS[shown]} /> : <OldBill seenAtMs={seenAtMs} link={link} />}
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
  return <SpokenBanner words={`${t('Last seen {ago}.', { ago: showAgo(seenAtMs, now) })} ${WORDS_FOR_OLD[link]}`} />;
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
