import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { CheckIcon } from '../ui/icons';
import { color, space, TOUCH, type } from '../ui/tokens';
import type { PersonRow_person$key } from './__generated__/PersonRow_person.graphql';
import { useTable } from '../table/TableContext';
import { centsOf, showMoney } from '../lib/wireMoney';

interface PersonRowProps {
  person: PersonRow_person$key;
  /** Ids of the claims that are not paid yet. */
  unpaid: ReadonlySet<string>;
}

/** One name at the table. Only the host sees what others owe, and can mark cash as paid. */
export function PersonRow({ person: key, unpaid }: PersonRowProps) {
  const { name, diner, owes, paid, claims } = useFragment(
    graphql`
      fragment PersonRow_person on Person {
        name
        diner
        owes
        paid
        claims {
          id
        }
      }
    `,
    key,
  );
  const { diner: viewer, isHost, actions } = useTable();
  const isYours = diner === viewer;
  const owing = centsOf(owes) > 0;
  const amountsShown = isHost || isYours;
  const claimIds = claims.map(({ id }) => id).filter((id) => unpaid.has(id));
  return (
    <Row>
      <Name>
        {name}
        {isYours && <You> (you)</You>}
      </Name>
      <State>
        {owing ? (
          <Badge $tone="warn">{amountsShown ? `owes ${showMoney(owes)}` : 'still to pay'}</Badge>
        ) : (
          <Badge $tone="accent">
            <CheckIcon /> {amountsShown ? `paid ${showMoney(paid)}` : 'paid'}
          </Badge>
        )}
        {isHost && !isYours && owing && (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={`Mark ${name} as paid, ${showMoney(owes)}`}
            onClick={() => actions.open({ kind: 'pay', claimIds })}
          >
            Mark paid
          </Button>
        )}
      </State>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
  min-height: ${TOUCH};
`;

const Name = styled.span`
  ${type.label}
  font-size: 1rem;
`;

const You = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;

const State = styled.span`
  ${type.figures}
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;
