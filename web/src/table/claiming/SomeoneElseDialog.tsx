import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { TextField } from '../../ui/fields/TextField';
import { color, space, type } from '../../ui/tokens';
import { describePortion, portionOfOneTap } from '../portions';
import { freeOf, previewClaim } from '../pricing';
import type { TableState } from '../tableState';
import { useTable } from '../TableContext';
import type { ClaimWish } from './useClaiming';
import { useCurrency } from '../../ui/CurrencyContext';

interface SomeoneElseDialogProps {
  table: TableState;
  onClose: () => void;
  onClaim: (wish: ClaimWish) => Promise<void>;
}

const FORM = 'someone-else-form';

/** Claims several items for a child or a friend with a flat battery. This device can pay for them too (docs/product/access.md). */
export function SomeoneElseDialog({ table, onClose, onClaim }: SomeoneElseDialogProps) {
  const currency = useCurrency();
  const { ruler } = useTable();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const choices = table.items.flatMap((item, itemIndex) => {
    const free = freeOf(item);
    const claims = item.claims.filter(({ status }) => status !== 'CANCELLED');
    const portion = portionOfOneTap({ ...item, claims, free });
    const preview = portion && previewClaim({ ruler, itemIndex, free, portion });
    return preview ? [{ item, portion, amountCents: preview.amountCents }] : [];
  });
  const chosen = choices.filter(({ item }) => picked.has(item.id));
  const sum = chosen.reduce((total, { amountCents }) => total + amountCents, 0);
  const ready = name.trim() !== '' && chosen.length > 0;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!ready) return;
    onClose();
    // One after the other, because each price depends on what the previous claim left.
    for (const { item, portion } of chosen)
      await onClaim({ itemId: item.id, claimer: { name: name.trim(), email: '', phone: '' }, portion });
  };
  const toggle = (itemId: string, wanted: boolean): void => {
    const next = new Set(picked);
    if (wanted) next.add(itemId);
    else next.delete(itemId);
    setPicked(next);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('For someone without a phone')}
      footer={
        <Button type="submit" form={FORM} size="large" block disabled={!ready}>
          {ready
            ? t('Claim {amount} for {name}', { amount: displayMoney(sum, currency), name: name.trim() })
            : t('Claim')}
        </Button>
      }
    >
      <Form id={FORM} onSubmit={(event) => void submit(event)}>
        <TextField ref={nameField} label={t('Their Name')} maxLength={60} value={name} onChange={setName} />
        <fieldset>
          <legend>{t('What did they have?')}</legend>
          <ul>
            {choices.map(({ item, portion, amountCents }) => (
              <li key={item.id}>
                <Checkbox
                  checked={picked.has(item.id)}
                  onChange={(wanted) => toggle(item.id, wanted)}
                  label={
                    <Choice>
                      <span>
                        {[item.name, describePortion({ ...portion, quantity: item.quantity })]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      <Money amount={amountCents} />
                    </Choice>
                  }
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <Note>{t('It shows under their name, and you can pay for them from this phone.')}</Note>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.l};
  legend {
    ${type.label}
  }
  li label > span {
    flex: 1;
    min-width: 0;
  }
  li + li {
    border-top: 1px dashed ${color.rule};
  }
`;

/** The price goes below a name that leaves it no room. */
const Choice = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
  overflow-wrap: anywhere;
  > :first-child {
    flex: 1 1 7rem;
    min-width: 0;
  }
`;
