import type { Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { describePortions } from '../table/portions';
import { useTable } from '../table/TableContext';
import { MinusIcon, PlusIcon } from '../ui/icons';
import { color, focusRing, radius, space, TOUCH, type } from '../ui/tokens';

interface ItemStepperProps {
  item: { readonly id: string; readonly name: string; readonly quantity: number };
  /** The viewer's claims on the line. */
  own: readonly Portion[];
  /** The claim that "less" gives back. */
  givable: (Portion & { readonly id: string }) | null;
  canTakeMore: boolean;
  /** Makes a handler that ignores the second half of a double tap anywhere on the row. */
  steady: (act: () => void) => (event: Pick<UIEvent, 'timeStamp' | 'detail'>) => void;
}

/** How many of a line the viewer had: − 4 of 12 +. It is there before the first claim, so that no tap makes it appear. */
export function ItemStepper({ item, own, givable, canTakeMore, steady }: ItemStepperProps) {
  const { actions } = useTable();
  const less = steady(() => {
    if (!givable) return;
    // Several units that were claimed together are given back together, which the dialog says.
    if (givable.units > 1) actions.open({ kind: 'claim', itemId: item.id });
    else actions.unclaim(givable.id);
  });
  return (
    <Box>
      <Step
        type="button"
        aria-label={t('One less {name}', { name: item.name })}
        aria-disabled={!givable || undefined}
        onClick={less}
      >
        <MinusIcon />
      </Step>
      <Count>
        {own.length > 0 ? describePortions(own, item.quantity) : t('0 of {quantity}', { quantity: item.quantity })}
      </Count>
      <Step
        type="button"
        aria-label={t('One more {name}', { name: item.name })}
        aria-disabled={!canTakeMore || undefined}
        onClick={() => canTakeMore && actions.tapItem(item.id)}
      >
        <PlusIcon />
      </Step>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  flex: none;
  max-width: 100%;
  align-items: center;
`;

const Count = styled.span`
  ${type.label}
  ${type.figures}
  flex: none;
  font-size: 0.8125rem;
  min-width: 2.75rem;
  max-width: 4.75rem;
  padding-inline: ${space.xs};
  text-align: center;
  line-height: 1.1;
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  flex: 0 1 ${TOUCH};
  min-width: 0;
  height: ${TOUCH};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.accentInk};
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}
  > svg {
    box-sizing: content-box;
    padding: ${space.xs};
    border: 1px solid ${color.ruleStrong};
    border-radius: 50%;
  }
  &[aria-disabled='true'] {
    color: ${color.inkSoft};
    /* A tap there means the row. */
    pointer-events: none;
    > svg {
      border-color: transparent;
    }
  }
`;
