import { t } from '@fairtab/domain/language/t';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { methodLabel } from '../../lib/wireMethod';
import { Badge } from '../../ui/Badge';
import { BankIcon, CardIcon } from '../../ui/icons';
import { Note } from '../../ui/Text';
import { color, media, radius, space, type } from '../../ui/tokens';
import { displayIdentifier, type SavedMethod } from './savedMethods';

const MARKS: Record<SavedMethod['type'], ReactNode> = {
  VENMO: 'V',
  CASHAPP: '$',
  ZELLE: 'Z',
  PAYPAL: 'P',
  BANK: <BankIcon />,
  CARD: <CardIcon />,
  CASH: '¢',
};

interface MethodRowProps {
  method: SavedMethod;
  /** The button that removes the method. */
  remove: ReactNode;
  /** Another button. On phones it is below the text, because a name needs the width. */
  action?: ReactNode;
}

/** A saved method: its own name, its type, and its buttons. */
export function MethodRow({ method, remove, action }: MethodRowProps) {
  return (
    <Line aria-label={method.displayName}>
      <Mark aria-hidden="true">{MARKS[method.type]}</Mark>
      <Words>
        <Name>
          <strong>{method.displayName}</strong>
          {method.isDefault && <Badge $tone="accent">{t('Default')}</Badge>}
        </Name>
        <Note>
          {methodLabel(method.type)} · {displayIdentifier(method)}
        </Note>
      </Words>
      {action && <Action>{action}</Action>}
      <Remove>{remove}</Remove>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template: 'mark words remove' auto '. action action' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space.m};
  padding: ${space.m} 0;
  ${media.wide} {
    grid-template: 'mark words action remove' auto / auto minmax(0, 1fr) auto auto;
  }
  & + & {
    border-top: 1px dashed ${color.rule};
  }
`;

const Mark = styled.span`
  ${type.heading}
  grid-area: mark;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentInk};
`;

const Words = styled.div`
  grid-area: words;
  overflow-wrap: anywhere;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};
  strong {
    ${type.label}
    font-size: 1rem;
  }
`;

const Remove = styled.div`
  grid-area: remove;
  margin-right: -${space.s};
`;

const Action = styled.div`
  grid-area: action;
  margin-left: -${space.l};
  ${media.wide} {
    margin: 0;
  }
`;
