import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import styled from 'styled-components';
import { hasRules } from '../billRules/lineRules';
import { LineRulesFields } from '../billRules/LineRulesFields';
import { LineTotalChoice } from '../billRules/LineTotalChoice';
import { QuantityField } from '../billRules/QuantityField';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { PlusIcon, TrashIcon } from '../ui/icons';
import { MoneyField } from '../ui/fields/MoneyField';
import { NumberField } from '../ui/fields/NumberField';
import { Stack } from '../ui/layout/Stack';
import { Heading } from '../ui/Text';
import { TextField } from '../ui/fields/TextField';
import { color, media, space } from '../ui/tokens';
import { newKey } from '../lib/newKey';
import type { EditedItem, EditProblems } from './editForm';

interface EditItemsProps {
  items: readonly EditedItem[];
  problems: EditProblems;
  onChange: (items: readonly EditedItem[]) => void;
}

/** The documented maximum of the split input (docs/product/inputs.md). */
const MOST_SHARING = 10;

export function EditItems({ items, problems, onChange }: EditItemsProps) {
  const change = (key: string, changed: Partial<EditedItem>): void =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...changed } : item)));
  const [isAsked, setAsked] = useState(false);
  const withRules = isAsked || items.some(hasRules);
  const add = (): void =>
    onChange([...items, { key: newKey(), id: null, name: '', price: '', quantity: 1, splitWith: 1 }]);
  return (
    <Stack $gap="m">
      <Heading>{t('Items')}</Heading>
      <List>
        {items.map((item, index) => (
          <li key={item.key}>
            <Line role="group" aria-label={item.name || t('Item {number}', { number: index + 1 })}>
              <Name>
                <TextField
                  label={t('Name of item {number}', { number: index + 1 })}
                  hideLabel
                  placeholder={t('Item name')}
                  value={item.name}
                  error={problems[`items.${index}.name`]}
                  onChange={(name) => change(item.key, { name })}
                />
                <IconButton
                  label={
                    item.name
                      ? t('Remove {name}', { name: item.name })
                      : t('Remove item {number}', { number: index + 1 })
                  }
                  disabled={items.length === 1}
                  onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
                >
                  <TrashIcon />
                </IconButton>
              </Name>
              {item.note !== undefined && (
                <Wishes>
                  <TextField
                    label={t('Note')}
                    value={item.note}
                    error={problems[`items.${index}.note`]}
                    onChange={(note) => change(item.key, { note })}
                  />
                </Wishes>
              )}
              <MoneyField
                label={item.isLineTotal ? t('Price') : t('Price of one')}
                value={item.price}
                error={problems[`items.${index}.price`]}
                onChange={(price) => change(item.key, { price })}
              />
              <QuantityField
                label={t('Quantity')}
                value={item.quantity}
                error={problems[`items.${index}.quantity`]}
                onChange={(quantity) => change(item.key, { quantity })}
              />
              <NumberField
                label={t('Shared by')}
                compact
                value={item.splitWith}
                max={Math.max(MOST_SHARING, item.splitWith)}
                error={problems[`items.${index}.splitWith`]}
                onChange={(splitWith) => change(item.key, { splitWith })}
              />
              <LineTotalChoice line={item} onChange={(changed) => change(item.key, changed)} />
              {withRules && (
                <LineRulesFields
                  name={item.name || t('Item {number}', { number: index + 1 })}
                  rules={item}
                  errors={{
                    taxClass: problems[`items.${index}.taxClass`],
                    discount: problems[`items.${index}.discount`],
                  }}
                  onChange={(rules) => change(item.key, rules)}
                />
              )}
            </Line>
          </li>
        ))}
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
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.m};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) repeat(2, minmax(0, 1fr));
  gap: ${space.s} ${space.m};
  padding-bottom: ${space.m};
  border-bottom: 1px dashed ${color.rule};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) repeat(2, 8rem);
  }
`;

const Wishes = styled.div`
  grid-column: 1 / -1;
`;

const Name = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.xs};
`;
