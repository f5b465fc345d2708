import { t } from '@fairtab/domain/language/t';
import { useSettledLink, type LinkState } from '../../table/useLink';
import { SpokenBanner } from '../../ui/SpokenBanner';

/** Says that news of the evening do not arrive by themselves. */
export function EveningLink({ link }: { link: LinkState }) {
  return <SpokenBanner words={WORDS[useSettledLink(link)]} />;
}

const WORDS: Record<LinkState, string> = {
  live: '',
  reconnecting: t('Reconnecting… The evening is looked up every few seconds meanwhile.'),
  offline: t('Offline. This is the evening as it was when you were last online.'),
};
