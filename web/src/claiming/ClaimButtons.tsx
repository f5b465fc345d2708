import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { MoreIcon } from '../ui/icons';
import { Money } from '../ui/Money';
import { displayMoney } from '@fairtab/domain/money';
import { space } from '../ui/tokens';
import type { ClaimButtons_item$key } from './__generated__/ClaimButtons_item.graphql';
import { describePortion, portionOfOneTap } from '../table/portions';
import { freeOf, previewClaim } from '../table/pricing';
import { useTable } from '../table/TableContext';

interface ClaimButtonsProps {
  item: ClaimButtons_item$key;
  index: number;
  /** The viewer has claimed a part already. Claiming more is possible, but the button is less prominent. */
  again: boolean;
}

/** The button that claims with one tap and shows the exact amount; beside it a button for all other ways to claim. */
export function ClaimButtons({ item: key, index, again }: ClaimButtonsProps) {
  const item = useFragment(
    graphql`
      fragment ClaimButtons_item on Item {
        id
        name
        quantity
        splitWith
        free {
          start
          end
        }
        claims {
          units
          splitCount
          status
        }
      }
    `,
    key,
  );
  const { ruler, actions } = useTable();
  const free = freeOf(item);
  const live = item.claims.filter(({ status }) => status !== 'CANCELLED');
  const portion = portionOfOneTap({ ...item, claims: live, free });
  const preview = portion && previewClaim({ ruler, itemIndex: index, free, portion });
  const part = portion ? describePortion({ ...portion, quantity: item.quantity }) : '';
  const verb = again ? 'Claim another' : 'Claim';
  const isWholeUnit = portion?.units === 1 && portion.splitCount === 1;
  return (
    <Buttons $again={again}>
      <Button
        variant={again ? 'quiet' : 'secondary'}
        aria-label={[verb, part, item.name, preview && `for ${displayMoney(preview.amountCents)}`]
          .filter(Boolean)
          .join(' ')}
        onClick={() => actions.tapItem(item.id)}
      >
        <span>
          {verb} {again && isWholeUnit ? '' : part}
        </span>
        {preview && <Money amount={preview.amountCents} />}
      </Button>
      <IconButton
        label={`More ways to claim ${item.name}`}
        aria-haspopup="dialog"
        onClick={() => actions.open({ kind: 'claim', itemId: item.id })}
      >
        <MoreIcon />
      </IconButton>
    </Buttons>
  );
}

const Buttons = styled.div<{ $again: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;
  @media not all and (min-width: 48rem) {
    > :first-child {
      padding-inline: ${({ $again }) => ($again ? space.s : space.l)};
    }
  }
`;
