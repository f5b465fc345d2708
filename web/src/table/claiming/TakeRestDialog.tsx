import { MAX_PERSON_NAME, readClaimerName } from '@fairtab/domain/inputs/lines';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents } from '@fairtab/domain/money';
import { useState } from 'react';
import { describePortion, portionOfRest } from '../portions';
import { useTable } from '../TableContext';
import type { TableState, TableItem } from '../tableState';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TextField } from '../../ui/fields/TextField';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { recallDiner, rememberDiner } from './rememberedDiner';
import type { Portion } from '@fairtab/domain/claims';
import type { Ruler } from '@fairtab/domain/shares';
import { freeOf, previewClaim } from '../pricing';
import type { ClaimWish } from './useClaiming';
import { useCurrency } from '../../ui/CurrencyContext';

interface TakeRestDialogProps {
  table: TableState;
  onClose: () => void;
  onClaim: (wish: ClaimWish) => Promise<void>;
}

/** The last person, or the host, takes all that is left. What it is and costs is said before. */
export function TakeRestDialog({ table, onClose, onClaim }: TakeRestDialogProps) {
  const currency = useCurrency();
  const { ruler, isHost } = useTable();
  const known = recallDiner();
  const [name, setName] = useState(known?.name ?? (isHost ? table.hostName : ''));
  const [problem, setProblem] = useState<string>();
  const rest = restOfTable({ table, ruler });
  const sumCents = rest.reduce((sum, { amountCents }) => sum + amountCents, 0);

  const submit = async (): Promise<void> => {
    const reading = readClaimerName(name);
    if (!reading.ok) {
      setProblem(reading.message);
      return;
    }
    const claimer = { email: '', phone: '', ...known, name: reading.value };
    rememberDiner(claimer);
    onClose();
    for (const { item, portion } of rest) await onClaim({ itemId: item.id, claimer, portion });
  };

  return (
    <FormDialog
      title={t('Take the rest')}
      action={rest.length > 0 ? t('Take it for {amount}', { amount: displayMoney(sumCents, currency) }) : t('Take it')}
      disabled={rest.length === 0 || name.trim() === ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {rest.length === 0 ? (
        <Note role="status">{t('Everything has found its diner.')}</Note>
      ) : (
        <LeaderList>
          {rest.map(({ item, portion, amountCents }) => (
            <LeaderRow key={item.id}>
              <dt>
                {[item.name, describePortion({ ...portion, quantity: item.quantity })].filter(Boolean).join(' · ')}
              </dt>
              <dd>
                <Money amount={amountCents} />
              </dd>
            </LeaderRow>
          ))}
        </LeaderList>
      )}
      <TextField
        label={t('Your Name')}
        autoComplete="given-name"
        required
        maxLength={MAX_PERSON_NAME}
        value={name}
        error={problem}
        onChange={setName}
      />
    </FormDialog>
  );
}

interface RestOfItem {
  readonly item: TableItem;
  readonly portion: Portion;
  readonly amountCents: Cents;
}

/**
 * All that nobody has claimed, one claim for each line, at the price that it will have. A line whose rest no claim can hold
 * is left out; it takes several ways of sharing one dish that have nothing in common.
 */
function restOfTable({ table, ruler }: { table: TableState; ruler: Ruler }): RestOfItem[] {
  return table.items.flatMap((item, itemIndex) => {
    const free = freeOf(item);
    const portion = portionOfRest(free);
    const preview = portion && previewClaim({ ruler, itemIndex, free, portion });
    return preview ? [{ item, portion, amountCents: preview.amountCents }] : [];
  });
}
