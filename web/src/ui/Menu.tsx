import { useEffect, useRef, type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { TextLink } from './Links';
import { color, focusRing, motion, radius, shadow, space, TOUCH, type } from './tokens';

interface MenuProps {
  label: string;
  /** Above the choices, such as the account's name. */
  header?: ReactNode;
  /** `isDismissed`: closed by Escape, so that the focus has to go back to the button. */
  onClose: (isDismissed: boolean) => void;
  /** MenuLink and MenuChoice elements. */
  children: ReactNode;
}

/** The menu of a menu button. Arrows, Home, End and first letters move the focus in it; Escape and Tab close it. */
export function Menu({ label, header, onClose, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    itemsOf(list.current)[0]?.focus();
  }, []);
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
      return;
    }
    if (event.key === 'Tab') {
      onClose(false);
      return;
    }
    const items = itemsOf(list.current);
    const next = nextIndex({ key: event.key, items, now: items.findIndex((item) => item === document.activeElement) });
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return (
    <Panel onKeyDown={move}>
      {header && <Header>{header}</Header>}
      <div ref={list} role="menu" aria-label={label}>
        {children}
      </div>
    </Panel>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** @param from.now -1 when no choice has the focus. @returns null for keys that do not move the focus. */
function nextIndex({ key, items, now }: { key: string; items: readonly HTMLElement[]; now: number }): number | null {
  if (key === 'ArrowDown') return (now + 1) % items.length;
  if (key === 'ArrowUp') return (Math.max(now, 0) + items.length - 1) % items.length;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (!/^\S$/u.test(key)) return null;
  const startsSo = (item: HTMLElement): boolean => item.textContent.toLowerCase().startsWith(key.toLowerCase());
  const later = items.findIndex((item, index) => index > now && startsSo(item));
  const found = later < 0 ? items.findIndex(startsSo) : later;
  return found < 0 ? null : found;
}

const itemStyle = css`
  ${type.body}
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${TOUCH};
  padding: ${space.s} ${space.l};
  border: 0;
  border-radius: ${radius.s};
  background: transparent;
  color: ${color.ink};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background ${motion.quick};
  ${focusRing}
  &:hover,
  &:focus-visible {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** A choice that leads to a part of this page, or away from Fairtab. */
export const MenuAnchor = styled.a.attrs({ role: 'menuitem', tabIndex: -1 })`
  ${itemStyle}
`;

/** A choice that leads to another screen. */
export const MenuLink = styled(TextLink).attrs({ role: 'menuitem', tabIndex: -1 })`
  ${itemStyle}
`;

/** A choice that does something. */
export const MenuChoice = styled.button.attrs<ButtonHTMLAttributes<HTMLButtonElement>>({
  type: 'button',
  role: 'menuitem',
  tabIndex: -1,
})`
  ${itemStyle}
`;

export const MenuRule = styled.hr`
  border: 0;
  border-top: 1px solid ${color.rule};
  margin: ${space.xs} 0;
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${space.xs});
  right: 0;
  z-index: 5;
  width: max-content;
  min-width: min(14rem, 100vw - 2rem);
  max-width: min(20rem, 100vw - 2rem);
  max-height: calc(100dvh - 5rem);
  overflow-y: auto;
  padding: ${space.xs};
  border: 1px solid ${color.rule};
  border-radius: ${radius.m};
  background: ${color.card};
  box-shadow: ${shadow.raised};
`;

const Header = styled.div`
  padding: ${space.s} ${space.l};
  margin-bottom: ${space.xs};
  border-bottom: 1px solid ${color.rule};
`;
