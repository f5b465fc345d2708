import { t } from '@fairtab/domain/language/t';
import { centsOf } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import styled, { css } from 'styled-components';
import { tabId, Tabs } from '../../ui/Tabs';
import { color, media, space } from '../../ui/tokens';
import { useWide } from '../../ui/useWide';
import type { HostTabs_receipt$key } from './__generated__/HostTabs_receipt.graphql';
import type { HostView } from './useHostView';

interface HostTabsProps {
  receipt: HostTabs_receipt$key;
  view: HostView;
  onChange: (view: HostView) => void;
}

/** On a phone the host of a big table flips between its dishes and its people. Each tab says how many are still to come. */
export function HostTabs({ receipt: key, view, onChange }: HostTabsProps) {
  const { items, people } = useFragment(
    graphql`
      fragment HostTabs_receipt on Receipt {
        items {
          fullyClaimed
        }
        people {
          owes
        }
      }
    `,
    key,
  );
  const left = items.filter(({ fullyClaimed }) => !fullyClaimed).length;
  const owing = people.filter(({ owes }) => centsOf(owes) > 0).length;
  return (
    <Stuck $isAlone={view === 'people'}>
      <Tabs
        label={t('Dishes or people')}
        value={view}
        onChange={onChange}
        options={[
          {
            value: 'dishes',
            label: t('Dishes'),
            note: left > 0 ? t('dishes|{count} left', { count: left }) : t('dishes|all taken'),
          },
          {
            value: 'people',
            label: t('People'),
            ...(owing > 0 && { note: t('{count, plural, one {# owes} other {# owe}}', { count: owing }) }),
          },
        ]}
        panelOf={panelId}
      />
    </Stuck>
  );
}

const panelId = (view: HostView): string => `view-${view}`;

/** What makes an element the panel of a tab. On wide screens both are shown, and there are no tabs. */
export function usePanel(of: HostView, view: HostView | null) {
  const isWide = useWide();
  if (view === null) return {};
  const role = isWide ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(of) };
  return { id: panelId(of), $isAway: of !== view, ...role };
}

/** Part of the page: on phones it is away while another view is chosen. It is printed, and read without script, all the same. */
export const Panel = styled.div<{ $isAway?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${({ $isAway }) =>
    $isAway &&
    css`
      @media screen and (max-width: 47.99rem) {
        display: none;
        @media (scripting: none) {
          display: grid;
        }
      }
    `}
`;

/** Below the strip, which is 3.5 rem high. Where the bill is away, the gap to what would be beside it is left. */
const Stuck = styled.div<{ $isAlone: boolean }>`
  position: sticky;
  top: 3.5rem;
  z-index: 3;
  margin: 0 -${space.l} ${({ $isAlone }) => ($isAlone ? 0 : space.l)};
  padding: 0 ${space.l};
  background: ${color.paper};
  ${media.short} {
    position: static;
  }
  ${media.wide} {
    display: none;
  }
  @media print, (scripting: none) {
    display: none;
  }
`;
