import styled from 'styled-components';
import { TextLink } from './Links';
import { color, space, TOUCH } from './tokens';

/** A row of a list that leads somewhere as a whole: words, which take the room that is left, an amount, and a chevron. */
export const RowLink = styled(TextLink)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${TOUCH};
  padding: ${space.s} 0;
  color: ${color.ink};
  font-weight: 400;
  text-decoration: none;
  > :first-child {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
