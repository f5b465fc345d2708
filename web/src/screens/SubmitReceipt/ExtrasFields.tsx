import styled from 'styled-components';
import type { TextField } from '../../billForm/draft';
import { TipField } from '../../billForm/TipField';
import { MoneyField } from '../../ui/MoneyField';
import { Stack } from '../../ui/Stack';
import { media, space } from '../../ui/tokens';
import type { Wizard } from './useWizard';

/** What is on the bill besides the dishes. */
export function ExtrasFields({ wizard }: { wizard: Wizard }) {
  const { draft, change, errors } = wizard;
  const field = (name: Exclude<TextField, 'restaurantName' | 'date' | 'description' | 'hostName'>) => ({
    value: draft[name],
    error: errors[name],
    onChange: (text: string) => change({ kind: 'type', field: name, text }),
  });
  return (
    <Stack>
      <Two>
        <MoneyField label="Tax" {...field('tax')} />
        <MoneyField label="Service fees" {...field('fees')} />
      </Two>
      <TipField form={wizard} />
      <Two>
        <MoneyField label="Discount" {...field('discount')} />
        <MoneyField label="Printed total" hint="To check that nothing was missed." {...field('total')} />
      </Two>
    </Stack>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m};
  align-items: start;
  ${media.wide} {
    gap: ${space.l};
  }
`;
