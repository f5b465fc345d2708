import { t } from '@fairtab/domain/language/t';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, focusRing, media, space, TOUCH, type } from '../../ui/tokens';

export type EntryWay = 'photo' | 'manual';

const TABS = [
  { way: 'photo', label: t('Upload Photo') },
  { way: 'manual', label: t('Enter Manually') },
] as const satisfies readonly { way: EntryWay; label: string }[];

interface EntryTabsProps {
  way: EntryWay;
  onChange: (way: EntryWay) => void;
  /** What belongs to the chosen tab. */
  children: ReactNode;
}

/** Two ways to enter a bill. The arrows, Home and End move between them. */
export function EntryTabs({ way, onChange, children }: EntryTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const next = { ArrowRight: other(way), ArrowLeft: other(way), Home: 'photo', End: 'manual' }[event.key];
    if (next !== 'photo' && next !== 'manual') return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <Tabs ref={list} role="tablist" aria-label={t('How to enter the bill')} onKeyDown={move}>
        {TABS.map((tab) => (
          <button
            key={tab.way}
            id={`tab-${tab.way}`}
            type="button"
            role="tab"
            aria-selected={tab.way === way}
            aria-controls="entry"
            tabIndex={tab.way === way ? 0 : -1}
            onClick={() => onChange(tab.way)}
          >
            {tab.label}
          </button>
        ))}
      </Tabs>
      <div id="entry" role="tabpanel" aria-labelledby={`tab-${way}`}>
        {children}
      </div>
    </>
  );
}

function other(way: EntryWay): EntryWay {
  return way === 'photo' ? 'manual' : 'photo';
}

const Tabs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-bottom: 1px solid ${color.rule};
  button {
    ${type.label}
    min-height: ${TOUCH};
    padding: ${space.s};
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: ${color.inkSoft};
    cursor: pointer;
    ${focusRing}
  }
  button[aria-selected='true'] {
    border-color: ${color.accent};
    color: ${color.ink};
  }
  /* Forced colours show transparent borders, too. */
  ${media.forcedColors} {
    button {
      border-color: Canvas;
    }
    button[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;
