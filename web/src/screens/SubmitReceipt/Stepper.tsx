import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { CheckIcon } from '../../ui/icons';
import { color, focusRing, font, media, radius, space, TOUCH, type } from '../../ui/tokens';
import { STEPS, type Step } from '../../billEntry/billDraft/Draft';

/** The wizard's steps. Finished ones are links back. */
export function Stepper({ current, onGoBack }: { current: Step; onGoBack: (step: Step) => void }) {
  return (
    <nav aria-label={t('Steps')}>
      <Steps>
        {STEPS.map(({ step, name }) => (
          <StepItem key={step} aria-current={step === current ? 'step' : undefined} $reached={step <= current}>
            {step < current ? (
              <button type="button" onClick={() => onGoBack(step)} aria-label={t('Back to {name}', { name })}>
                <i>
                  <CheckIcon />
                </i>
                {name}
              </button>
            ) : (
              <span>
                <i>{step}</i>
                {name}
              </span>
            )}
          </StepItem>
        ))}
      </Steps>
    </nav>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s};
`;

const StepItem = styled.li<{ $reached: boolean }>`
  border-top: 3px solid ${({ $reached }) => ($reached ? color.accent : color.rule)};
  ${media.forcedColors} {
    border-top-color: ${({ $reached }) => ($reached ? 'Highlight' : 'Canvas')};
    &[aria-current] span {
      text-decoration: underline;
    }
  }
  button,
  span {
    ${type.label}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s};
    width: 100%;
    min-height: ${TOUCH};
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: none;
    color: ${({ $reached }) => ($reached ? color.ink : color.inkSoft)};
  }
  button {
    cursor: pointer;
    ${focusRing}
  }
  i {
    font: 600 1rem/1 ${font.display};
    color: ${({ $reached }) => ($reached ? color.accentInk : color.inkSoft)};
  }
  svg {
    display: block;
  }
`;
