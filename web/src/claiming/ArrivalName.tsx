import { lazyView } from '../ui/lazyView';
import { useHydrated } from '../lib/useHydrated';
import { useSession } from '../session/useSession';
import { recallDiner } from './rememberedDiner';

interface ArrivalNameProps {
  people: readonly { readonly name: string }[];
}

const NameForm = lazyView(async () => (await import('./NameForm')).NameForm, null);

/** Asks a newcomer for a name, so that every claim is one tap. An account's name is known. */
export function ArrivalName({ people }: ArrivalNameProps) {
  const isAccount = useSession().id !== null;
  const isHydrated = useHydrated();
  if (!isHydrated || isAccount || recallDiner() !== null) return null;
  return <NameForm people={people} />;
}
