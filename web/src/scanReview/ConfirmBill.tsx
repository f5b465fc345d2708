import { useId, useState } from 'react';
import styled from 'styled-components';
import type { BillForm } from '../billDraft/BillForm';
import { Button } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { Checkbox } from '../ui/fields/Checkbox';
import { CheckIcon, InfoIcon } from '../ui/icons';
import { announce } from '../ui/LiveRegion';
import { Stack } from '../ui/layout/Stack';
import { Note, Title } from '../ui/Text';
import { color, space, type } from '../ui/tokens';
import { AcknowledgeDialog } from './AcknowledgeDialog';
import { differenceOf } from './differenceOf';
import { isConfirmed, isTakenBack } from '../billDraft/scanCheck';
import { nameOf, openChecks } from './scanPlaces';
import type { Confirmation } from './useConfirmation';

interface ConfirmBillProps {
  form: BillForm;
  confirmation: Confirmation;
}

/** The host's confirmation that the bill matches the photo. Every later edit takes it back. */
export function ConfirmBill({ form: { draft, change, errors }, confirmation: { isAsked, button } }: ConfirmBillProps) {
  const [isWarned, setWarned] = useState(false);
  const id = useId();
  const confirmed = isConfirmed(draft);
  const takenBack = isTakenBack(draft);
  if (!draft.scan) return null;

  const difference = differenceOf(draft);
  const open = openChecks(draft).map(({ place }) => nameOf({ draft, place }));
  const confirm = (): void => {
    setWarned(false);
    change({ kind: 'confirmScan' });
    announce('Confirmed accurate');
  };
  const problem =
    errors['confirmsScan'] ?? (isAsked && !confirmed ? 'Please compare the bill with its photo and confirm it' : null);
  return (
    <Card aria-labelledby={`${id}-title`}>
      <Stack $gap="m">
        <Title id={`${id}-title`}>Is this what the receipt says?</Title>
        <div role="status">
          {takenBack && (
            <Words>
              <InfoIcon /> You changed the bill after confirming it. Please confirm it again.
            </Words>
          )}
        </div>
        <div>
          <Confirm
            ref={button}
            disabled={confirmed}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onClick={() => (difference ? setWarned(true) : confirm())}
          >
            {confirmed && <CheckIcon />}
            {confirmed ? 'Confirmed accurate' : 'I confirm this information is accurate'}
          </Confirm>
        </div>
        {!confirmed && open.length > 0 && <Note>Still marked: {new Intl.ListFormat('en-US').format(open)}.</Note>}
        {problem && (
          <Problem id={`${id}-problem`} role="alert">
            {problem}
          </Problem>
        )}
        <div>
          <Checkbox
            label="Keep my corrections to find out where reading fails"
            checked={draft.scanCheck.keepsCorrections}
            onChange={(keeps) => change({ kind: 'keepCorrections', keeps })}
          />
          <Note>They are kept with this receipt only, with the words they were read from, and deleted with it.</Note>
        </div>
      </Stack>
      {isWarned && difference && (
        <AcknowledgeDialog difference={difference} onConfirm={confirm} onClose={() => setWarned(false)} />
      )}
    </Card>
  );
}

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
