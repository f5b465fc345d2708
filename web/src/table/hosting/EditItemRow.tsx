import { t } from '@fairtab/domain/language/t';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FoldedItem } from '../billRules/FoldedItem';
import { LineRulesFields } from '../billRules/LineRulesFields';
import { LineTotalChoice } from '../billRules/LineTotalChoice';
import { QuantityField } from '../billRules/QuantityField';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { TrashIcon } from '../../ui/icons';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NumberField } from '../../ui/fields/NumberField';
import { TextField } from '../../ui/fields/TextField';
import { media, space } from '../../ui/tokens';
import type { EditedItem, EditProblems } from './editForm';

interface EditItemRowProps {
  item: EditedItem;
  /** From 0. */
  index: number;
  isRemovable: boolean;
  /** Whether taxes and a coupon of the line are asked for. */
  withRules: boolean;
  problems: EditProblems;
  onChange: (changed: Partial<EditedItem>) => void;
  onRemove: () => void;
}

/** The documented maximum of the split input (docs/product/inputs.md). */
const MOST_SHARING = 10;

/** A dish on one line. A tap opens its fields, and a new one has them from the start. */
export function EditItemRow({ item, index, isRemovable, withRules, problems, onChange, onRemove }: EditItemRowProps) {
  const isEmpty = !item.name.trim() && !item.price.trim();
  const [isOpen, setOpen] = useState(isEmpty);
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current !== isOpen) row.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const problemOf = (field: string): string | undefined => problems[`items.${index}.${field}`];
  const isWrong = Object.keys(problems).some((path) => path.startsWith(`items.${index}.`));
  const number = index + 1;
  if (!isOpen && !isWrong && !isEmpty)
    return (
      <div ref={row}>
        <FoldedItem item={item} noteId={undefined} onOpen={() => setOpen(true)} />
      </div>
    );
  return (
    <Line ref={row} role="group" aria-label={item.name || t('Item {number}', { number })}>
      <Name>
        <TextField
          label={t('Name of item {number}', { number })}
          hideLabel
          placeholder={t('Item name')}
          value={item.name}
          error={problemOf('name')}
          onChange={(name) => onChange({ name })}
        />
        <IconButton
          label={item.name ? t('Remove {name}', { name: item.name }) : t('Remove item {number}', { number })}
          disabled={!isRemovable}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      </Name>
      {item.note !== undefined && (
        <Whole>
          <TextField
            label={t('Note')}
            value={item.note}
            error={problemOf('note')}
            onChange={(note) => onChange({ note })}
          />
        </Whole>
      )}
      <MoneyField
        label={item.isLineTotal ? t('Price') : t('Price of one')}
        value={item.price}
        error={problemOf('price')}
        onChange={(price) => onChange({ price })}
      />
      <QuantityField
        label={t('Quantity')}
        value={item.quantity}
        error={problemOf('quantity')}
        onChange={(quantity) => onChange({ quantity })}
      />
      <NumberField
        label={t('Shared by')}
        compact
        value={item.splitWith}
        max={Math.max(MOST_SHARING, item.splitWith)}
        error={problemOf('splitWith')}
        onChange={(splitWith) => onChange({ splitWith })}
      />
      <LineTotalChoice line={item} onChange={onChange} />
      {withRules && (
        <LineRulesFields
          name={item.name || t('Item {number}', { number })}
          rules={item}
          errors={{ taxClass: problemOf('taxClass'), discount: problemOf('discount') }}
          onChange={onChange}
        />
      )}
      {isOpen && !isEmpty && (
        <Whole>
          <Button variant="secondary" block onClick={() => setOpen(false)}>
            {t('Done')}
          </Button>
        </Whole>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) repeat(2, minmax(0, 1fr));
  gap: ${space.s} ${space.m};
  padding: ${space.m} 0;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) repeat(2, 8rem);
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Name = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.xs};
`;
