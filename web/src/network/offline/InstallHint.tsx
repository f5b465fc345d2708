import { lazyView } from '../../ui/lazyView';
import { useInstallWay } from './installOffer';

const InstallCard = lazyView(async () => (await import('./InstallCard')).InstallCard, null);

/**
 * Offers to install the app. It belongs where somebody has claimed or made a receipt, because from then on they come back: to
 * pay, and to see who has paid. It is never shown on arrival or inside the installed app, and one tap ends it for good.
 */
export function InstallHint() {
  const way = useInstallWay();
  return way && <InstallCard way={way} />;
}
