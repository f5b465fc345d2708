import { useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldNote } from '../../ui/fields/Field';
import { space } from '../../ui/tokens';
import { CheckNote } from './CheckNote';
import { markedFields } from './markedFields';
import { ReviewContext, usePlaceCheck } from './ReviewContext';
import type { SinglePlace } from './scanPlaces';

interface ReviewPlaceProps {
  place: SinglePlace;
  name: string;
  /** The field. */
  children: ReactNode;
}

/** A field with its place on the photo. In a bill that is typed by hand it renders only the field. */
export function ReviewPlace({ place, name, children }: ReviewPlaceProps) {
  const check = usePlaceCheck(place);
  if (!useContext(ReviewContext)) return children;
  return (
    <Box data-place={place} data-check={check.reason ?? undefined}>
      <FieldNote.Provider value={check.noteId}>{children}</FieldNote.Provider>
      <CheckNote check={check} name={name} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  ${markedFields}
`;
