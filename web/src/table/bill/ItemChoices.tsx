import { isEqualPart, lengthOf, lengthOfPieces, type Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import { MAX_SPLIT } from '@fairtab/domain/shares';
import styled from 'styled-components';
import type { OwnPart } from '../claiming/ownPart';
import { useTable } from '../TableContext';
import type { TablePerson } from '../tableState';
import { describePortion } from '../portions';
import { freeOf } from '../pricing';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { MoreIcon } from '../../ui/icons';
import { outOfReach } from '../../ui/outOfReach';
import { color, focusRing, media, radius, space, TOUCH, type } from '../../ui/tokens';
import { Stepper } from './Stepper';
import { sharedWith, useWantedPart, without } from './useWantedPart';
import { hasStepper } from './wordsForItem';

interface ItemChoicesProps {
  /** The row's button names it by `aria-controls`. */
  id: string;
  item: {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly splitWith: number;
    readonly free: Parameters<typeof freeOf>[0]['free'];
  };
  part: OwnPart;
  people: readonly Pick<TablePerson, 'id' | 'diner' | 'name'>[];
  onClose: () => void;
}

/** What the viewer can say about an own dish, below its row: alone, shared with whom, how many. Its height never changes. */
export function ItemChoices({ id, item, part, people, onClose }: ItemChoicesProps) {
  const { diner, lookOf, actions } = useTable();
  const { wanted: asked, want } = useWantedPart({ itemId: item.id, part });
  const isUnequal = asked !== null && !isEqualPart(asked, item.quantity);
  // From an unequal part one goes on as from one unit.
  const wanted = isUnequal ? { units: 1, splitCount: 1, shareWith: [] } : asked;
  const others = people.filter((person) => person.diner !== diner);
  const room = lengthOfPieces(freeOf(item)) + (part.portion ? lengthOf(part.portion) : 0n);
  const fits = (portion: Portion): boolean =>
    portion.units > 0 && portion.splitCount <= MAX_SPLIT && lengthOf(portion) <= room;
  const giveBack = (): void => {
    onClose();
    for (const claimId of part.ids) actions.unclaim(claimId);
  };
  const { name, quantity } = item;
  return (
    <Panel
      id={id}
      role="group"
      aria-label={t('Your part of {name}', { name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onClose();
        event.currentTarget.closest('li')?.querySelector('button')?.focus();
      }}
    >
      {wanted && (
        <>
          <Faces>
            <Choice
              type="button"
              aria-pressed={!isUnequal && wanted.splitCount === 1}
              aria-disabled={!fits({ ...wanted, splitCount: 1 }) || undefined}
              onClick={() => fits({ ...wanted, splitCount: 1 }) && want({ ...wanted, splitCount: 1, shareWith: [] })}
            >
              {t('Just me')}
            </Choice>
            {others.map((person) => {
              const { label, initials, tint } = lookOf(person);
              const isChosen = wanted.shareWith.includes(person.id);
              const next = isChosen ? without(wanted, person.id) : sharedWith(wanted, person.id);
              return (
                <Choice
                  key={person.id}
                  type="button"
                  aria-pressed={isChosen}
                  aria-label={t('Share {name} with {person}', { name, person: label })}
                  aria-disabled={!fits(next) || undefined}
                  onClick={() => fits(next) && want(next)}
                >
                  <Avatar initials={initials} tint={tint} />
                  {label}
                </Choice>
              );
            })}
          </Faces>
          <Numbers>
            {hasStepper(item) ? (
              <Stepper
                words={isUnequal ? t('Your part') : t('How many')}
                count={
                  isUnequal
                    ? describePortion({ ...asked, quantity })
                    : t('{units} of {quantity}', { units: wanted.units, quantity })
                }
                less={{ label: t('One less {name}', { name }), onClick: less() }}
                more={{ label: t('One more {name}', { name }), onClick: change({ units: wanted.units + 1 }) }}
              />
            ) : (
              <Stepper
                words={isUnequal ? t('Your part') : t('Shared by')}
                count={isUnequal ? describePortion({ ...asked, quantity }) : String(wanted.splitCount)}
                less={{ label: t('{name} shared by one less', { name }), onClick: fewer() }}
                more={{
                  label: t('{name} shared by one more', { name }),
                  onClick: change({ splitCount: wanted.splitCount + 1 }),
                }}
              />
            )}
          </Numbers>
        </>
      )}
      <Rest>
        <Button
          variant="quiet"
          disabled={!part.isAnswered}
          aria-label={t('Unclaim {name} for {claimerName}', { name, claimerName: part.claimer.name })}
          onClick={giveBack}
        >
          {t('Unclaim')}
        </Button>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('More ways to claim {name}', { name })}
          onClick={() => actions.open({ kind: 'claim', itemId: item.id })}
        >
          <MoreIcon /> {t('more|More')}
        </Button>
      </Rest>
    </Panel>
  );

  function change(values: Partial<Portion>): (() => void) | undefined {
    const next = wanted && { ...wanted, ...values };
    return next && fits(next) ? () => want(next) : undefined;
  }
  /** The last piece is given back with "Unclaim", which says so. */
  function less(): (() => void) | undefined {
    return wanted && wanted.units > 1 ? change({ units: wanted.units - 1 }) : undefined;
  }
  /** Those who are asked by name are left out by their faces. */
  function fewer(): (() => void) | undefined {
    const isUnnamed = wanted && wanted.splitCount > 1 + wanted.shareWith.length;
    return isUnnamed ? change({ splitCount: wanted.splitCount - 1 }) : undefined;
  }
}

/** Where there is room for faces and numbers on one line. */
const ROOMY = '@container (min-width: 32rem)';

/** It lies over the row's own button. */
const Panel = styled.div`
  position: relative;
  padding-bottom: ${space.xs};
  ${ROOMY} {
    display: grid;
    grid-template-columns: minmax(0, auto) auto 1fr;
    column-gap: ${space.xl};
    /* Below the dish's name. */
    padding-left: 2.5rem;
  }
`;

/** One line that is pushed sideways when there are many people, so that somebody who comes changes no height. */
const Faces = styled.div`
  display: flex;
  gap: ${space.xs};
  overflow-x: auto;
  padding: ${space.xs};
  margin: 0 -${space.xs};
`;

const Choice = styled.button`
  ${type.label}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
  min-width: ${TOUCH};
  min-height: ${TOUCH};
  padding: 0 ${space.m};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.round};
  background: ${color.card};
  color: ${color.ink};
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    ${media.forcedColors} {
      outline: 2px solid;
    }
  }
  &[aria-disabled='true'] {
    color: ${color.inkSoft};
    cursor: not-allowed;
    ${outOfReach}
  }
`;

const Numbers = styled.div`
  display: flex;
  align-items: center;
`;

const Rest = styled.div`
  display: flex;
  justify-content: space-between;
  grid-column: 1 / -1;
  margin: 0 -${space.s};
  ${ROOMY} {
    justify-content: flex-start;
    gap: ${space.l};
  }
  button {
    padding-inline: ${space.s};
  }
`;
