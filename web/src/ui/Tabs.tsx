import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color, focusRing, media, space, TOUCH, type } from './tokens';

export interface TabOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A fact about what is behind the tab, such as "3 left". */
  readonly note?: string;
}

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly TabOption<Value>[];
  /** The id of the panel of a tab. */
  panelOf: (value: Value) => string;
}

/** The id of the tab that labels a panel. */
export const tabId = (value: string): string => `tab-${value}`;

/** Tabs that show one view at a time. One stop for Tab; the arrows, Home and End choose among them. */
export function Tabs<Value extends string>({ label, value, onChange, options, panelOf }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const [here, last] = [options.findIndex((option) => option.value === value), options.length - 1];
    const places: Readonly<Record<string, number>> = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    };
    const next = options[places[event.key] ?? -1]?.value;
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
      {options.map((option) => (
        <button
          key={option.value}
          id={tabId(option.value)}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={panelOf(option.value)}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.note !== undefined && <small> {option.note}</small>}
        </button>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border-bottom: 1px solid ${color.rule};
  button {
    ${type.label}
    min-height: ${TOUCH};
    padding: ${space.s};
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
    cursor: pointer;
    ${focusRing}
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  small {
    ${type.small}
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
