import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { color } from '../../ui/tokens';
import { CheckNote } from './CheckNote';
import { FoldedLine } from '../../table/billRules/FoldedLine';
import { useFold, usePlaceCheck } from './ReviewContext';
import type { SinglePlace } from './scanPlaces';

interface FoldedValue {
  readonly place: SinglePlace;
  readonly name: string;
  /** The values that were read, as they are shown. */
  readonly value: string;
  /** Whether it has a line even when nothing was read. */
  readonly isAlways?: boolean;
}

interface FoldedFieldsProps {
  /** One line for each that was read. */
  values: readonly FoldedValue[];
  /** Shows the fields, because one of them has a message. */
  isWrong: boolean;
  /** The label of the button that closes the fields again. */
  done: string;
  /** The fields. */
  children: ReactNode;
}

/** Several values that were read from a photo, each on one line. A tap on any opens their fields. A typed bill has only the fields. */
export function FoldedFields({ values, isWrong, done, children }: FoldedFieldsProps) {
  const { isReview, isOpen, open, close } = useFold(values.map(({ place }) => place));
  if (!isReview) return children;
  if (isOpen || isWrong)
    return (
      <Stack>
        {children}
        <Button variant="secondary" onClick={close}>
          {done}
        </Button>
      </Stack>
    );
  return (
    <ul>
      {values
        .filter(({ value, isAlways }) => isAlways || value !== '')
        .map(({ place, name, value }) => (
          <FoldedField key={place} place={place} name={name} value={value} onOpen={() => open(place)} />
        ))}
    </ul>
  );
}

function FoldedField({ place, name, value, onOpen }: Omit<FoldedValue, 'isAlways'> & { onOpen: () => void }) {
  const check = usePlaceCheck(place);
  return (
    <Line data-place={place}>
      <FoldedLine name={name} amount={value} noteId={check.noteId} onOpen={onOpen} />
      <CheckNote check={check} name={name} />
    </Line>
  );
}

const Line = styled.li`
  & + & {
    border-top: 1px solid ${color.rule};
  }
`;
