import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import styled from 'styled-components';
import { hasRules } from '../billRules/lineRules';
import { newKey } from '../../lib/newKey';
import { Button } from '../../ui/Button';
import { PlusIcon } from '../../ui/icons';
import { Stack } from '../../ui/layout/Stack';
import { Heading, Note } from '../../ui/Text';
import { color } from '../../ui/tokens';
import type { EditedItem, EditProblems } from './editForm';
import { EditItemRow } from './EditItemRow';

interface EditItemsProps {
  items: readonly EditedItem[];
  problems: EditProblems;
  onChange: (items: readonly EditedItem[]) => void;
}

/** The dishes of a bill that the host corrects, each on one line until it is tapped, as on the check of a photo. */
export function EditItems({ items, problems, onChange }: EditItemsProps) {
  const change = (key: string, changed: Partial<EditedItem>): void =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...changed } : item)));
  const [isAsked, setAsked] = useState(false);
  const withRules = isAsked || items.some(hasRules);
  const add = (): void =>
    onChange([...items, { key: newKey(), id: null, name: '', price: '', quantity: 1, splitWith: 1 }]);
  return (
    <Stack $gap="m">
      <Stack $gap="xs">
        <Heading>{t('Items')}</Heading>
        <Note>{withRules ? t('Tap a line to change it, its tax or its coupon.') : t('Tap a line to change it.')}</Note>
      </Stack>
      <ul>
        {items.map((item, index) => (
          <Item key={item.key}>
            <EditItemRow
              item={item}
              index={index}
              isRemovable={items.length > 1}
              withRules={withRules}
              problems={problems}
              onChange={(changed) => change(item.key, changed)}
              onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
            />
          </Item>
        ))}
      </ul>
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

const Item = styled.li`
  border-bottom: 1px dashed ${color.rule};
`;
