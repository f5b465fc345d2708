import { MAX_PERSON_NAME, readClaimerName } from '@fairtab/domain/inputs/lines';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, formatMoney, type Cents, type Currency } from '@fairtab/domain/money';
import { useState } from 'react';
import { AskHousehold } from '../households/AskHousehold';
import { newKey } from '../../lib/newKey';
import type { Write } from '../../network/outbox/writes';
import { describePortion } from '../portions';
import { useTable } from '../TableContext';
import type { TablePerson, TableState } from '../tableState';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { Checkbox } from '../../ui/fields/Checkbox';
import { TextField } from '../../ui/fields/TextField';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { Note, Title } from '../../ui/Text';
import { recallDiner, rememberDiner } from './rememberedDiner';
import { useCurrency } from '../../ui/CurrencyContext';

interface TreatDialogProps {
  table: TableState;
  /** Unpaid claims of one person. */
  claimIds: readonly string[];
  onClose: () => void;
}

/** Takes on what somebody has not paid. The host can also spread it over others, as for a birthday. */
export function TreatDialog({ table, claimIds, onClose }: TreatDialogProps) {
  const currency = useCurrency();
  const { linkId, diner, isHost, lookOf, send } = useTable();
  const known = recallDiner();
  const [name, setName] = useState(known?.name ?? (isHost ? table.hostName : ''));
  const [problem, setProblem] = useState<string>();
  const [paysSelf, setPaysSelf] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Claims that were paid or given back since the dialog opened are left out.
  const parts = table.items.flatMap((item) =>
    item.claims.flatMap((claim) =>
      claimIds.includes(claim.id) && claim.status === 'CLAIMED' ? [{ item, claim }] : [],
    ),
  );
  const [first] = parts;
  const person = first && table.people.find(({ claims }) => claims.some(({ id }) => id === first.claim.id));
  const label = person ? lookOf(person).label : t('Nobody');
  const others = isHost ? table.people.filter(({ id, diner: guest }) => id !== person?.id && guest !== diner) : [];
  const people = others.filter(({ id }) => chosen.has(id));
  const payers = people.length + (paysSelf ? 1 : 0);
  const cents = parts.reduce((sum, { claim }) => sum + centsOf(claim.amount), 0);
  const money = displayMoney(cents, currency);

  const submit = (): void => {
    const reading = readClaimerName(name);
    if (paysSelf && !reading.ok) {
      setProblem(reading.message);
      return;
    }
    const own = paysSelf && reading.ok ? reading.value : null;
    if (own !== null) rememberDiner({ email: '', phone: '', ...known, name: own });
    onClose();
    const ids = parts.map(({ claim }) => claim.id);
    const isAlone = people.length === 0;
    const write: Write = {
      key: newKey(),
      move: 'treat',
      input: {
        receiptId: linkId,
        claimIds: ids,
        claimerName: own,
        people: people.map(({ id }) => id),
        expectedAmount: formatMoney(cents, currency),
      },
      about: ids,
      words: t('Treat {name}', { name: label }),
      done: {
        title: isAlone ? t('You are treating {name}', { name: label }) : t('{name} is treated', { name: label }),
        message: money,
      },
      refused: t('Error treating {name}', { name: label }),
    };
    void send(write);
  };

  return (
    <FormDialog
      title={t('Treat {name}', { name: label })}
      action={
        payers > 1
          ? t('Share {amount} between {count}', { amount: money, count: payers })
          : t('Treat {name} for {amount}', { name: label, amount: money })
      }
      disabled={parts.length === 0 || payers === 0 || (paysSelf && name.trim() === '')}
      onSubmit={submit}
      onClose={onClose}
    >
      {parts.length === 0 ? (
        <Note role="status">{t('Nothing is left to pay for.')}</Note>
      ) : (
        <>
          <Note>
            {others.length === 0
              ? t('You pay for this instead of {name}. Both of you see it, and either can undo it.', { name: label })
              : t(
                  'Whoever you choose pays for this instead of {name}, in equal parts. Everybody sees it, and each can undo their part.',
                  { name: label },
                )}
          </Note>
          <LeaderList>
            {parts.map(({ item, claim }) => (
              <LeaderRow key={claim.id}>
                <dt>
                  {[item.name, describePortion({ ...claim, quantity: item.quantity })].filter(Boolean).join(' · ')}
                </dt>
                <dd>
                  <Money amount={claim.amount} />
                </dd>
              </LeaderRow>
            ))}
          </LeaderList>
        </>
      )}
      {others.length > 0 && (
        <div role="group" aria-labelledby="payers-title">
          <Title id="payers-title">{t('Who pays')}</Title>
          <Checkbox label={t('You')} checked={paysSelf} onChange={setPaysSelf} />
          {others.map((other) => (
            <Checkbox
              key={other.id}
              label={lookOf(other).label}
              checked={chosen.has(other.id)}
              onChange={(isChosen) => setChosen(withChoice(chosen, { id: other.id, isChosen }))}
            />
          ))}
          {payers > 1 && <Note role="status">{describeParts({ cents, payers, currency })}</Note>}
        </div>
      )}
      {paysSelf && (
        <TextField
          label={t('Your Name')}
          autoComplete="given-name"
          required
          maxLength={MAX_PERSON_NAME}
          value={name}
          error={problem}
          onChange={setName}
        />
      )}
      {person && canAsk({ table, person, diner }) && <AskHousehold person={person} onAsked={onClose} />}
    </FormDialog>
  );
}

/** Whether the viewer may ask the person to pay together: neither is the host, or has others to pay with. */
function canAsk({ table, person, diner }: { table: TableState; person: TablePerson; diner: string | null }): boolean {
  const own = table.people.find((each) => each.diner === diner);
  if (!own || own.askedInto !== null || [diner, person.diner].includes(table.hostDiner)) return false;
  return person.household === null && person.askedInto === null;
}

function withChoice(
  chosen: ReadonlySet<string>,
  { id, isChosen }: { id: string; isChosen: boolean },
): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}

/** "$4.00 each", or "$3.91 or $3.92 each" when the cents do not divide. */
function describeParts({ cents, payers, currency }: { cents: Cents; payers: number; currency: Currency }): string {
  const least = Math.floor(cents / payers);
  const isEven = least * payers === cents;
  return isEven
    ? t('{amount} each', { amount: displayMoney(least, currency) })
    : t('{amount} or {moreAmount} each', {
        amount: displayMoney(least, currency),
        moreAmount: displayMoney(least + 1, currency),
      });
}
