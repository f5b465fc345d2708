import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { useContext, useId, useState } from 'react';
import styled from 'styled-components';
import type { BillForm } from '../billDraft/BillForm';
import { isConfirmed, isTakenBack } from '../billDraft/scanCheck';
import { Button } from '../../ui/Button';
import { CheckIcon, InfoIcon } from '../../ui/icons';
import { announce } from '../../ui/LiveRegion';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import { AcknowledgeDialog } from './AcknowledgeDialog';
import { differenceOf } from './differenceOf';
import { ReviewContext } from './ReviewContext';
import { nameOf, openChecks } from './scanPlaces';
import type { Confirmation } from './useConfirmation';

interface ConfirmButtonProps {
  form: BillForm;
  confirmation: Confirmation;
  /** Goes on with the confirmed bill. */
  onConfirmed?: () => void;
}

/**
 * The host's confirmation that the bill matches the photo. Every later edit takes it back. While something is marked, the first tap
 * leads there, and the next one confirms the bill as it is.
 */
export function ConfirmButton({
  form: { draft, change, errors },
  confirmation: { isAsked, button },
  onConfirmed,
}: ConfirmButtonProps) {
  const [isWarned, setWarned] = useState(false);
  const id = useId();
  const confirmed = isConfirmed(draft);
  const difference = differenceOf(draft);
  const review = useContext(ReviewContext);
  const [isLed, setLed] = useState(false);
  const marked = openChecks(draft);
  const open = marked.map(({ place }) => nameOf({ draft, place }));
  const confirm = (): void => {
    setWarned(false);
    change({ kind: 'confirmScan' });
    announce(t('Confirmed accurate'));
    onConfirmed?.();
  };
  const press = (): void => {
    const first = marked[0];
    if (difference) setWarned(true);
    else if (first && review && !isLed) {
      setLed(true);
      review.goTo(first.place);
    } else confirm();
  };
  const problem =
    errors['confirmsScan'] ??
    (isAsked && !confirmed ? t('Please compare the bill with its photo and confirm it') : null);
  return (
    <Stack $gap="s">
      <div role="status">
        {isTakenBack(draft) && (
          <Words>
            <InfoIcon /> {t('You changed the bill after confirming it. Please confirm it again.')}
          </Words>
        )}
      </div>
      {!confirmed && open.length > 0 && (
        <Note>
          {open.length > MOST_NAMED
            ? t('Still marked: {places}, and {count} more.', {
                places: open.slice(0, MOST_NAMED).join(', '),
                count: open.length - MOST_NAMED,
              })
            : t('Still marked: {places}.', { places: listOf(open) })}
          {isLed && !difference && ` ${t('Confirm again if it is right.')}`}
        </Note>
      )}
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
      <Confirm
        ref={button}
        size="large"
        block
        disabled={confirmed}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onClick={press}
      >
        {confirmed && <CheckIcon />}
        {confirmed ? t('Confirmed accurate') : t('I confirm this information is accurate')}
      </Confirm>
      {isWarned && difference && (
        <AcknowledgeDialog difference={difference} onConfirm={confirm} onClose={() => setWarned(false)} />
      )}
    </Stack>
  );
}

/** More names would push the button, which stays in view, out of it. */
const MOST_NAMED = 5;

/** A button that is done keeps its colour, unlike a disabled one. */
const Confirm = styled(Button)`
  &[aria-disabled='true'] {
    background: ${color.accentSoft};
    color: ${color.accentInk};
    cursor: default;
  }
`;

const Words = styled.p`
  ${type.small}
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${color.inkSoft};
  svg {
    flex: none;
  }
`;

const Problem = styled.p`
  ${type.small}
  font-weight: 600;
  color: ${color.dangerInk};
`;
