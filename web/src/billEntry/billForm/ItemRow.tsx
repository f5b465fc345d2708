import { t } from '@fairtab/domain/language/t';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { LineRulesFields } from '../../table/billRules/LineRulesFields';
import { LineTotalChoice } from '../../table/billRules/LineTotalChoice';
import { QuantityField } from '../../table/billRules/QuantityField';
import { CheckNote } from '../scanReview/CheckNote';
import { markedFields } from '../scanReview/markedFields';
import { usePlaceCheck } from '../scanReview/ReviewContext';
import { placeOfItem } from '../scanReview/scanPlaces';
import { FieldNote } from '../../ui/fields/Field';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { TrashIcon } from '../../ui/icons';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NumberField } from '../../ui/fields/NumberField';
import { TextField } from '../../ui/fields/TextField';
import { color, space } from '../../ui/tokens';
import type { DraftItem } from '../billDraft/Draft';
import type { FormErrors } from '../billDraft/receiptInput';

/** The documented bound of the split input (docs/product/inputs.md). */
const MAX_SPLIT_WITH = 10;

interface ItemRowProps {
  item: DraftItem;
  position: number;
  removable: boolean;
  /** Shows the field for how many people share it; not when the whole bill is split evenly. */
  sharable: boolean;
  /** Shows which taxes the item carries, and the field for a coupon. */
  withRules: boolean;
  errors: FormErrors;
  onChange: (change: Partial<Omit<DraftItem, 'key'>>) => void;
  onEnter: () => void;
  /** Takes several lines that were pasted into the name. */
  onLines?: ((text: string) => void) | undefined;
  /** Puts the row on one line again. */
  onDone?: (() => void) | undefined;
  onRemove: () => void;
}

export function ItemRow({
  item,
  position,
  removable,
  sharable,
  withRules,
  errors,
  onChange,
  onEnter,
  onLines,
  onDone,
  onRemove,
}: ItemRowProps) {
  const errorOf = (field: string): string | undefined => errors[`items.${item.key}.${field}`];
  const place = placeOfItem(item.key);
  const check = usePlaceCheck(place);
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.target.blur();
    onEnter();
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    if (!onLines || lines.length < 2 || !/\p{Nd}/u.test(text)) return;
    event.preventDefault();
    onLines(text);
  };
  return (
    <Line
      onKeyDown={enter}
      aria-label={t('Item {number}', { number: position })}
      data-place={place}
      data-check={check.reason ?? undefined}
    >
      <FieldNote.Provider value={check.noteId}>
        <Name>
          <TextField
            label={t('Item {number}', { number: position })}
            name="item-name"
            placeholder={t('Name')}
            enterKeyHint="next"
            value={item.name}
            error={errorOf('name')}
            onChange={(name) => onChange({ name })}
            onPaste={paste}
          />
        </Name>
        <Remove>
          <IconButton
            label={
              item.name ? t('Remove {name}', { name: item.name }) : t('Remove item {number}', { number: position })
            }
            disabled={!removable}
            onClick={onRemove}
          >
            <TrashIcon />
          </IconButton>
        </Remove>
        <MoneyField
          label={t('Price')}
          enterKeyHint="next"
          value={item.price}
          error={errorOf('price')}
          onChange={(price) => onChange({ price })}
        />
        <QuantityField
          label={t('Qty')}
          value={item.quantity}
          error={errorOf('quantity')}
          onChange={(quantity) => onChange({ quantity })}
        />
      </FieldNote.Provider>
      {sharable && (
        <NumberField
          label={t('Shared by')}
          compact
          value={item.splitWith}
          max={MAX_SPLIT_WITH}
          error={errorOf('splitWith')}
          onChange={(splitWith) => onChange({ splitWith })}
        />
      )}
      {withRules && (
        <LineRulesFields
          name={item.name || t('Item {number}', { number: position })}
          rules={item}
          errors={{ taxClass: errorOf('taxClass'), discount: errorOf('discount') }}
          onChange={onChange}
        />
      )}
      {item.note !== undefined && (
        <Wishes>
          <TextField
            label={t('Note')}
            value={item.note}
            error={errorOf('note')}
            onChange={(note) => onChange({ note })}
          />
        </Wishes>
      )}
      <LineTotalChoice line={item} onChange={onChange} />
      <Check>
        <CheckNote check={check} name={item.name || t('Item {number}', { number: position })} />
      </Check>
      {onDone && (
        <Done>
          <Button variant="secondary" block onClick={onDone}>
            {t('Done')}
          </Button>
        </Done>
      )}
    </Line>
  );
}

/** The width at which a row fits on one line. Beside a photo the form is narrower than the screen. */
const inOneRow = '@container (min-width: 42rem)';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.s} ${space.m};
  align-items: start;
  padding: ${space.l} 0;
  border-bottom: 2px dotted ${color.rule};
  &:first-child {
    padding-top: 0;
  }
  ${markedFields}
  ${inOneRow} {
    grid-template-columns: minmax(0, 1fr) 7rem 8.5rem 8.5rem 2.75rem;
    padding: ${space.m} 0;
  }
`;

const Name = styled.div`
  grid-column: 1 / -1;
  grid-row: 1;
  padding-right: 3.25rem;
  ${inOneRow} {
    grid-column: auto;
    padding-right: 0;
  }
`;

const Remove = styled.div`
  grid-column: -2;
  grid-row: 1;
  justify-self: end;
  padding-top: 1.475rem;
`;

const Check = styled.div`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
`;

const Wishes = styled.div`
  grid-column: 1 / -1;
`;

const Done = styled.div`
  grid-column: 1 / -1;
`;
