import styled from 'styled-components';
import { flag } from '../lib/flag';
import { color, font, radius } from './tokens';

interface AvatarProps {
  /** One or two letters. They are hidden from screen readers, so the name has to stand beside them. */
  initials: string;
  /** From 0 to 9. ui/global.css has the colours. */
  tint: number;
  /** The person's claim was cancelled. */
  struck?: boolean;
}

/** Somebody's initials on their colour. */
export function Avatar({ initials, tint, struck = false }: AvatarProps) {
  return (
    <Disc aria-hidden="true" data-tint={tint} data-struck={flag(struck)}>
      {initials}
    </Disc>
  );
}

const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 1.5rem;
  height: 1.5rem;
  padding: 0 0.125rem;
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: ${color.tint};
  color: ${color.onTint};
  font: 650 0.6875rem/1 ${font.body};
  white-space: nowrap;
  overflow: hidden;
  &[data-struck] {
    border-color: ${color.rule};
    background: transparent;
    color: ${color.inkSoft};
    text-decoration: line-through;
  }
`;
