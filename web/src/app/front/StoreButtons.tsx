import { useId } from 'react';
import styled from 'styled-components';
import { DownloadIcon } from '../../ui/icons';
import { ExternalButtonLink } from '../../ui/Links';
import { color, space, type } from '../../ui/tokens';
import { STORES } from './places';

interface StoreButtonsProps {
  ios: string;
  android: string;
  /** Why a store is searched, not the app downloaded. It is the description of both buttons. */
  reason: string;
}

/** The two store buttons. They open in a new tab, and say on themselves what one finds there. */
export function StoreButtons({ ios, android, reason }: StoreButtonsProps) {
  const id = useId();
  return (
    <Pair>
      {(
        [
          ['ios', ios],
          ['android', android],
        ] as const
      ).map(([store, label]) => (
        <ExternalButtonLink
          key={store}
          variant="secondary"
          target="_blank"
          href={STORES[store]}
          aria-describedby={`${id}-${store}`}
        >
          <DownloadIcon />
          <span>
            {label}
            <Reason id={`${id}-${store}`} aria-hidden="true">
              {reason}
            </Reason>
          </span>
        </ExternalButtonLink>
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  > a {
    text-align: start;
  }
`;

/** Hidden from the buttons' names, which are the documented ones, and read as their descriptions. */
const Reason = styled.small`
  ${type.small}
  display: block;
  color: ${color.inkSoft};
`;
