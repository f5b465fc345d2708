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

/** Asks to check a field or row, with a button to tick it off. */
export function CheckNote({ check: { reason, isText, noteId, settle }, name }: CheckNoteProps) {
  if (!reason) return null;
  if (reason === 'name') return <Note id={noteId}>{t('The name was hard to read.')}</Note>;
  return (
    <Line>
      <Words id={noteId}>
        <WarnIcon />
        <span>
          {reason === 'unsure' ? t('Check this') : isText ? t('Not found in the text') : t('Not found on the photo')}
        </span>
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
  white-space: nowrap;
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
