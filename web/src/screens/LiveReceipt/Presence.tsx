import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { PeopleIcon } from '../../ui/icons';
import { color, space, type } from '../../ui/tokens';
import type { Presence_receipt$key } from './__generated__/Presence_receipt.graphql';

/** How many devices have the bill open now. Not announced to screen readers, because it changes all the time. */
export function Presence({ receipt: key }: { receipt: Presence_receipt$key }) {
  const { looking } = useFragment(
    graphql`
      fragment Presence_receipt on Receipt {
        looking
      }
    `,
    key,
  );
  const others = Math.max(0, looking - 1);
  const words = others === 0 ? 'Only you are here' : `${looking} people are here`;
  return (
    <Here>
      <PeopleIcon />
      {words}
    </Here>
  );
}

const Here = styled.p`
  ${type.small}
  ${type.figures}
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkSoft};
`;
