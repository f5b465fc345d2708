import { t } from '@fairtab/domain/language/t';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { hasRules } from '../../table/billRules/lineRules';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { PlusIcon } from '../../ui/icons';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { ItemRow } from './ItemRow';
import { ScannedItemRow } from './ScannedItemRow';
import type { BillForm } from '../billDraft/BillForm';
import type { DraftItem } from '../billDraft/Draft';
import type { Scan } from '../../photos/scanning/Scan';

/** The lines of the bill. Enter goes to the next one, and adds one after the last. */
export function ItemRows({ form }: { form: BillForm }) {
  const { draft, change, errors } = form;
  const { scan } = draft;
  const numbered = draft.items.map((item, index) => ({ item, index }));
  const rows = scan ? doubtfulFirst(numbered, scan) : numbered;
  const [isAsked, setAsked] = useState(false);
  // A line that was read shows its tax and its coupon once it is tapped.
  const withRules = isAsked || scan !== null || draft.items.some(hasRules);
  const list = useRef<HTMLOListElement>(null);
  /** The position of the row to focus after the next render; a new row's key is not known yet. */
  const focusNext = useRef<number | null>(null);

  // In the layout phase, because a passive effect of the render before could still run after the tap.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const names = [...(list.current?.querySelectorAll<HTMLElement>('input[name="item-name"]') ?? [])];
    // On a scanned bill only rows that are edited have fields, and a new row is the last one with fields.
    const target = scan ? (names.at(-1) ?? list.current?.querySelector('button')) : names[focusNext.current];
    target?.focus();
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
          <Title id="items">{t('Items')}</Title>
          <Note aria-live="polite">
            {scan
              ? t('Tap a line to change it, its tax or its coupon.')
              : t('Price is for one. Press Enter for the next row.')}
          </Note>
        </Stack>
        <List ref={list}>
          {rows.map(({ item, index }) => {
            const row = {
              item,
              position: index + 1,
              removable: draft.items.length > 1,
              sharable: draft.evenSplit === null,
              withRules,
              errors,
              onChange: (changed: Partial<DraftItem>) => change({ kind: 'changeItem', key: item.key, change: changed }),
              onRemove: () => remove(index, item.key),
            };
            return scan ? (
              <ScannedItemRow key={item.key} {...row} />
            ) : (
              <ItemRow key={item.key} {...row} onEnter={() => next(index)} onLines={form.readText} />
            );
          })}
        </List>
        <Button variant="secondary" onClick={add}>
          <PlusIcon /> {t('Add Item')}
        </Button>
        {!withRules && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {t('Alcohol tax, untaxed items, coupons')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The order is that of the reading, so that no row moves when it is ticked off. */
function doubtfulFirst<Row extends { item: DraftItem }>(rows: readonly Row[], { bill }: Scan): Row[] {
  const isDoubtful = ({ item: { scanItem } }: Row): boolean => {
    const read = scanItem === undefined ? undefined : bill.items[scanItem];
    // A name in doubt is nothing to check where the sums close.
    return read !== undefined && (bill.balanced ? read.isAmountUnsure : read.isUnsure);
  };
  return [...rows.filter(isDoubtful), ...rows.filter((row) => !isDoubtful(row))];
}

/** The rows adapt to this element's width. */
const List = styled.ol`
  container-type: inline-size;
`;
