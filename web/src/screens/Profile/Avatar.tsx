import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { color, font, radius } from '../../ui/tokens';

/** A person's photo, or their first letter. */
export function Avatar({ photo, name }: { photo: string | null; name: string }) {
  return photo ? (
    <Photo src={photo} alt={t('Photo of {name}', { name })} />
  ) : (
    <Letter aria-hidden="true">{name.slice(0, 1)}</Letter>
  );
}

const SIZE = '5rem';

const Photo = styled.img`
  flex: none;
  width: ${SIZE};
  height: ${SIZE};
  border-radius: ${radius.round};
  object-fit: cover;
  background: ${color.sunken};
`;

const Letter = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${SIZE};
  height: ${SIZE};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font: 600 2rem/1 ${font.display};
  text-transform: uppercase;
`;
