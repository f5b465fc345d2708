import { MAX_PERSON_NAME, readClaimerName } from '@fairtab/domain/inputs/lines';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nameOf } from '../../account/ownDetails';
import { useOwnDetails } from '../../account/useOwnDetails';
import { portionOfOneTap } from '../portions';
import { freeOf, previewClaim } from '../pricing';
import { useTable } from '../TableContext';
import type { TableState } from '../tableState';
import { Button } from '../../ui/Button';
import { useCurrency } from '../../ui/CurrencyContext';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TextField } from '../../ui/fields/TextField';
import { Row } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { rememberDiner } from './rememberedDiner';
import type { ClaimWish } from './useClaiming';

interface WhoDialogProps {
  table: TableState;
  itemId: string;
  onClose: () => void;
  onClaim: (wish: ClaimWish) => Promise<void>;
}

/** The one question of a first tap. Everything else about a claim is in the Claim Item dialog, one step behind. */
export function WhoDialog({ table, itemId, onClose, onClaim }: WhoDialogProps) {
  const currency = useCurrency();
  const { ruler, diner, actions } = useTable();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const own = useOwnDetails();
  /** Null until something is typed. */
  const [typed, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const ownName = own.kind === 'known' ? nameOf(own.details) : '';
  const name = typed ?? ownName;
  // The selection makes typing replace the name that was filled in late.
  useLayoutEffect(() => {
    if (ownName !== '' && field.current === document.activeElement) field.current?.select();
  }, [ownName]);
  const itemIndex = table.items.findIndex(({ id }) => id === itemId);
  const item = table.items[itemIndex];
  if (!item) return null;
  const free = freeOf(item);
  const claims = item.claims.filter(({ status }) => status !== 'CANCELLED');
  const portion = portionOfOneTap({ ...item, claims, free });
  const preview = portion && previewClaim({ ruler, itemIndex, free, portion });
  const others = [...new Set(table.people.filter((person) => person.diner !== diner).map((person) => person.name))];
  const namesake = others.find((other) => other.toLowerCase() === name.trim().toLowerCase());
  const submit = (): void => {
    const reading = readClaimerName(name);
    if (!reading.ok) setProblem(reading.message);
    if (!reading.ok || !portion) return;
    const claimer = { name: reading.value, email: '', phone: '' };
    rememberDiner(claimer);
    onClose();
    void onClaim({ itemId, claimer, portion });
  };
  return (
    <FormDialog
      title={t('Who are you?')}
      action={preview ? t('Claim for {amount}', { amount: displayMoney(preview.amountCents, currency) }) : t('Claim')}
      disabled={name.trim() === '' || !preview}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={t('Your Name')}
        autoComplete="given-name"
        required
        maxLength={MAX_PERSON_NAME}
        value={name}
        error={problem}
        onChange={(text) => {
          setName(text);
          setProblem('');
        }}
      />
      {namesake && (
        <Note role="status">
          {t('There is {name} at the table already. If that is not you, add something to tell you apart.', {
            name: namesake,
          })}
        </Note>
      )}
      {others.length > 0 && !namesake && (
        <div>
          <Note>{t('Already at the table:')}</Note>
          <Row role="group" aria-label={t('Already at the table')}>
            {others.slice(0, MOST_NAMES).map((other) => (
              <Button key={other} variant="secondary" onClick={() => setName(other)}>
                {t('I am {name}', { name: other })}
              </Button>
            ))}
          </Row>
        </div>
      )}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'claim', itemId })}>
        {t('Share it, or say how many')}
      </Button>
    </FormDialog>
  );
}

/** More would push the button out of view on a phone. */
const MOST_NAMES = 6;
