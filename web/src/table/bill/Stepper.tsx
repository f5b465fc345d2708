import styled from 'styled-components';
import { MinusIcon, PlusIcon } from '../../ui/icons';
import { outOfReach } from '../../ui/outOfReach';
import { color, focusRing, media, radius, space, TOUCH, type } from '../../ui/tokens';

interface Step {
  readonly label: string;
  /** Left out when there is no further step. */
  readonly onClick: (() => void) | undefined;
}

/** A number with a button for less and one for more, each at least as large as a finger. */
export function Stepper({ words, count, less, more }: { words: string; count: string; less: Step; more: Step }) {
  return (
    <Steps>
      <span>{words}</span>
      <StepButton
        type="button"
        aria-label={less.label}
        aria-disabled={!less.onClick || undefined}
        onClick={less.onClick}
      >
        <MinusIcon />
      </StepButton>
      <Count aria-live="polite">{count}</Count>
      <StepButton
        type="button"
        aria-label={more.label}
        aria-disabled={!more.onClick || undefined}
        onClick={more.onClick}
      >
        <PlusIcon />
      </StepButton>
    </Steps>
  );
}

const Steps = styled.div`
  ${type.label}
  ${type.figures}
  display: flex;
  align-items: center;
  gap: ${space.xs};
  > :first-child {
    margin-right: ${space.xs};
  }
  ${media.largeLetters} {
    flex-wrap: wrap;
    /* The words have a line of their own. */
    > :first-child {
      flex: 1 0 100%;
    }
  }
`;

const Count = styled.span`
  min-width: 3.5ch;
  text-align: center;
`;

const StepButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${TOUCH};
  height: ${TOUCH};
  padding: 0;
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.round};
  background: ${color.card};
  color: ${color.accentInk};
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}
  &[aria-disabled='true'] {
    border-color: ${color.rule};
    background: transparent;
    color: ${color.inkSoft};
    cursor: not-allowed;
    ${outOfReach}
  }
  /* It grows less than the letters do, and stays as large as a finger. */
  ${media.largeLetters} {
    width: max(44px, 2rem);
    height: max(44px, 2rem);
  }
`;
