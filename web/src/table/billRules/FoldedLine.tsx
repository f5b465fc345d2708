import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { EditIcon } from '../../ui/icons';
import { color, focusRing, media, space, TOUCH, type } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface FoldedLineProps {
  name: string;
  /** Beside the name, such as "2 × $9.00". */
  details?: string;
  /** Below the name, such as "No onions". */
  wishes?: string | undefined;
  /** At the end of the line, such as "$18.00". */
  amount?: string;
  /** The id of the element that says why it should be checked. */
  noteId: string | undefined;
  onOpen: () => void;
}

/** A line of the bill, or another part of it, on one line. A tap opens its fields. */
export function FoldedLine({ name, details = '', wishes, amount = '', noteId, onOpen }: FoldedLineProps) {
  return (
    <Box>
      <Line type="button" aria-describedby={noteId} onClick={onOpen}>
        <VisuallyHidden>{t('Edit')} </VisuallyHidden>
        <Name>
          {name} {details && <small>{details}</small>}
          {wishes && <Wishes>{wishes}</Wishes>}
        </Name>
        <Amount>{amount}</Amount>
        <EditIcon />
      </Line>
    </Box>
  );
}

const Box = styled.div`
  container-type: inline-size;
`;

const Line = styled.button`
  ${type.body}
  display: flex;
  align-items: center;
  gap: ${space.s};
  width: 100%;
  min-height: ${TOUCH};
  padding: ${space.xs} 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  /* The name has a line of its own, so that no price is broken in two. */
  ${media.largeLetters} {
    flex-wrap: wrap;
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
`;

/** Its neighbour shrinks first, so that "Restaurant" stays one word. */
const Name = styled.span`
  flex: 1 0 min(6rem, 60%);
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.largeLetters} {
    flex: 1 1 100%;
  }
  small {
    ${type.small}
    color: ${color.inkSoft};
    white-space: nowrap;
  }
`;

const Wishes = styled.span`
  ${type.small}
  display: block;
  color: ${color.inkSoft};
`;

const Amount = styled.span`
  ${type.figures}
  ${media.largeLetters} {
    flex: 1;
  }
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: end;
  font-weight: 600;
`;
