import styled from 'styled-components';
import { lazyView } from '../../ui/lazyView';
import { color, media, radius, TOUCH } from '../../ui/tokens';
import { useHydrated } from '../../lib/useHydrated';
import { useSession } from '../../network/session/useSession';
import type { NameFormProps } from './NameForm';
import { recallDiner } from './rememberedDiner';

/** Keeps the room of the form until it is there, so that the bar around it does not grow. index.html knows who needs none. */
const Room = styled.div`
  flex: 1 1 100%;
  min-height: ${TOUCH};
  border-radius: ${radius.m};
  background: ${color.sunken};
  html[data-named] & {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.wide} {
    order: 1;
  }
`;

const NameForm = lazyView(async () => (await import('./NameForm')).NameForm, <Room />);

/** Asks a newcomer for a name, so that every claim is one tap. An account's name is known. */
export function ArrivalName(props: NameFormProps) {
  const isAccount = useSession().id !== null;
  const isHydrated = useHydrated();
  if (isAccount) return null;
  if (!isHydrated) return <Room />;
  return recallDiner() === null ? <NameForm {...props} /> : null;
}
