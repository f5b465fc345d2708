import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { PeopleIcon } from '../../ui/icons';
import { color, space, type } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
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
  const words =
    looking <= 1
      ? t('Only you are here')
      : t('{count, plural, one {# person is here} other {# people are here}}', { count: looking });
  return (
    <Here title={words}>
      <PeopleIcon />
      <span aria-hidden="true">{Math.max(1, looking)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Here>
  );
}

const Here = styled.p`
  ${type.label}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkSoft};
  && svg {
    transform: none;
  }
`;
