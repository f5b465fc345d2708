import { lazyView } from '../../ui/lazyView';

/** An amount in the second currency, loaded for the few bills that have one. */
export const AmountBeside = lazyView(async () => (await import('./Beside')).Beside, null);
