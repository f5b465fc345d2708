import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { CheckIcon, WarnIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Note } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import type { PlaceCheck } from './ReviewContext';

interface CheckNoteProps {
  check: PlaceCheck;
  /** The place's name, for screen readers. */
  name: string;
}

/** Asks to check a field or row, with a button to tick it off. What changes no amount is only said. */
export function CheckNote({ check: { reason, isText, noteId, settle }, name }: CheckNoteProps) {
  if (!reason) return null;
  const notFound = isText ? t('Not found in the text') : t('Not found on the photo');
  const asides = { name: t('The name was hard to read.'), date: t('The date was hard to read.'), noDate: notFound };
  if (reason in asides) return <Note id={noteId}>{asides[reason as keyof typeof asides]}</Note>;
  return (
    <Line>
      <Words id={noteId}>
        <WarnIcon />
        <span>{reason === 'unsure' ? t('Check this') : notFound}</span>
      </Words>
      <Button variant="quiet" onClick={settle}>
        <CheckIcon /> {reason === 'unsure' ? t('Looks right') : t('Leave it')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
  > button {
    margin-inline: -${space.s};
    padding-inline: ${space.s};
  }
`;

const Words = styled.p`
  ${type.label}
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.warnInk};
  svg {
    flex: none;
  }
`;
