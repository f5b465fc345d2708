import { t } from '@fairtab/domain/language/t';
import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { CheckNote } from '../scanReview/CheckNote';
import { FoldedItem } from '../../table/billRules/FoldedItem';
import { useFold, usePlaceCheck } from '../scanReview/ReviewContext';
import { placeOfItem } from '../scanReview/scanPlaces';
import { color } from '../../ui/tokens';
import { ItemRow } from './ItemRow';

/** An item that was read from a photo, on one line. A tap opens its fields. */
export function ScannedItemRow(row: Omit<ComponentProps<typeof ItemRow>, 'onEnter' | 'onDone'>) {
  const { item, position, errors } = row;
  const place = placeOfItem(item.key);
  const check = usePlaceCheck(place);
  const { isOpen, open, close } = useFold([place]);
  const isEmpty = !item.name.trim() && !item.price.trim();
  // A row that begins empty keeps its fields while it is typed.
  const [isNew, setNew] = useState(isEmpty);
  const isWrong = Object.keys(errors).some((path) => path.startsWith(`${place}.`));
  const done = (): void => {
    setNew(false);
    close();
  };
  if (isOpen || isNew || isWrong || isEmpty)
    return <ItemRow {...row} onEnter={done} onDone={isEmpty ? undefined : done} />;
  return (
    <Line data-place={place} aria-label={t('Item {number}', { number: position })}>
      <FoldedItem item={item} noteId={check.noteId} onOpen={() => open(place)} />
      <CheckNote check={check} name={item.name || t('Item {number}', { number: position })} />
    </Line>
  );
}

const Line = styled.li`
  border-bottom: 1px solid ${color.rule};
`;
