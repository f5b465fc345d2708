import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { PlusIcon } from '../ui/icons';
import { Stack } from '../ui/layout/Stack';
import { Note, Title } from '../ui/Text';
import { ItemRow } from './ItemRow';
import type { BillForm } from '../billDraft/BillForm';

/** The lines of the bill. Enter goes to the next one, and adds one after the last. */
export function ItemRows({ form }: { form: BillForm }) {
  const { draft, change, errors } = form;
  const list = useRef<HTMLOListElement>(null);
  /** The position of the row to focus after the next render; a new row's key is not known yet. */
  const focusNext = useRef<number | null>(null);

  useEffect(() => {
    if (focusNext.current === null) return;
    list.current?.querySelectorAll<HTMLInputElement>('input[name="item-name"]')[focusNext.current]?.focus();
    focusNext.current = null;
  });

  const add = (): void => {
    focusNext.current = draft.items.length;
    change({ kind: 'addItem' });
  };
  const next = (index: number): void => {
    if (index + 1 === draft.items.length) add();
    else list.current?.querySelectorAll<HTMLInputElement>('input[name="item-name"]')[index + 1]?.focus();
  };
  const remove = (index: number, key: number): void => {
    focusNext.current = Math.max(0, index - 1);
    change({ kind: 'removeItem', key });
  };

  return (
    <Card aria-labelledby="items">
      <Stack>
        <Stack $gap="xs">
          <Title id="items">Items</Title>
          <Note>Price is for one. Press Enter for the next row.</Note>
        </Stack>
        <List ref={list}>
          {draft.items.map((item, index) => (
            <ItemRow
              key={item.key}
              item={item}
              position={index + 1}
              removable={draft.items.length > 1}
              sharable={draft.evenSplit === null}
              errors={errors}
              onChange={(changed) => change({ kind: 'changeItem', key: item.key, change: changed })}
              onEnter={() => next(index)}
              onRemove={() => remove(index, item.key)}
            />
          ))}
        </List>
        <Button variant="secondary" onClick={add}>
          <PlusIcon /> Add Item
        </Button>
      </Stack>
    </Card>
  );
}

/** The rows adapt to this element's width. */
const List = styled.ol`
  container-type: inline-size;
`;
