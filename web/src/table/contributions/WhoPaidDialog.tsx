import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, formatMoney } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { readSum } from '@fairtab/domain/numbers/readSum';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { newKey } from '../../lib/newKey';
import { useTable } from '../TableContext';
import type { TableState } from '../tableState';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { MoneyField } from '../../ui/fields/MoneyField';
import { TextField } from '../../ui/fields/TextField';
import { Note } from '../../ui/Text';
import { color, space } from '../../ui/tokens';

/** Somebody who may have paid the restaurant, and the amount as it is typed. */
interface Row {
  readonly personId: string;
  readonly label: string;
  /** The name of somebody without a phone, for whom the same name typed again would be the same person. */
  readonly phonelessName: string | null;
  /** The contributions that are known already, in minor units. */
  readonly knownCents: number;
}

/** The host says who besides them paid the restaurant, and how much (docs/product/contributions.md). */
export function WhoPaidDialog({ table, onClose }: { table: TableState; onClose: () => void }) {
  const { currency } = table;
  const { linkId, lookOf, send } = useTable();
  const rows = rowsOf(table, (person) => lookOf(person).label);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [name, setName] = useState('');
  const [nameless, setNameless] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const read = (text: string): number | null =>
    text.trim() === '' ? 0 : (parseMoney(text, currency) ?? readSum(text, currency));
  const textOf = ({ personId, knownCents }: Row): string =>
    typed[personId] ?? (knownCents === 0 ? '' : formatMoney(knownCents, currency));
  const wanted = rows.map((row) => ({ ...row, cents: read(textOf(row)) }));
  const extraCents = read(nameless);
  const restCents = wanted.reduce((rest, { cents }) => rest - (cents ?? 0), centsOf(table.total) - (extraCents ?? 0));
  const isUnread = extraCents === null || wanted.some(({ cents }) => cents === null);
  const isNameMissing = extraCents !== 0 && name.trim() === '';
  const isNameListed =
    !!extraCents && wanted.some(({ phonelessName, cents }) => cents !== 0 && isSameName(phonelessName, name));

  const nameError = isNameMissing ? t('Their name is required') : isNameListed ? t('Name each person once') : undefined;

  const submit = (): void => {
    setChecked(true);
    if (isUnread || restCents < 0 || isNameMissing || isNameListed) {
      focusFirstInvalid(form.current);
      return;
    }
    onClose();
    const extra = extraCents ? [{ who: { name: name.trim() }, about: name.trim(), cents: extraCents }] : [];
    const named = wanted.map(({ personId, cents }) => ({ who: { personId }, about: personId, cents: cents ?? 0 }));
    const paid = [...named, ...extra].filter(({ cents }) => cents > 0);
    const isChanged = extra.length > 0 || wanted.some(({ cents, knownCents }) => cents !== knownCents);
    if (!isChanged) return;
    void send({
      key: newKey(),
      move: 'setContributions',
      input: {
        receiptId: linkId,
        contributions: paid.map(({ who, cents }) => ({ ...who, amount: formatMoney(cents, currency) })),
      },
      about: paid.map(({ about }) => about),
      words: t('Say who paid the restaurant'),
      done: { title: t('Saved who paid the restaurant') },
      refused: t('That did not work'),
    });
  };

  return (
    <FormDialog ref={form} title={t('Who paid the restaurant?')} action={t('Save')} onSubmit={submit} onClose={onClose}>
      <Note>
        {t(
          'When others put a card down, too: what they paid covers their own part, and you pass on the rest. Everybody else goes on paying you.',
        )}
      </Note>
      {wanted.map((row) => (
        <MoneyField
          key={row.personId}
          label={t('{name} paid', { name: row.label })}
          value={textOf(row)}
          error={isChecked && row.cents === null ? t('This is no amount') : undefined}
          onChange={(value) => setTyped({ ...typed, [row.personId]: value })}
        />
      ))}
      <Nameless>
        <TextField
          label={t('Somebody without a phone')}
          maxLength={60}
          value={name}
          error={isChecked ? nameError : undefined}
          onChange={setName}
        />
        <MoneyField
          label={t('Amount')}
          value={nameless}
          error={isChecked && extraCents === null ? t('This is no amount') : undefined}
          onChange={setNameless}
        />
      </Nameless>
      <Rest role="status" $isWrong={restCents < 0}>
        {restCents < 0
          ? t('That is {amount} more than the bill.', { amount: displayMoney(-restCents, currency) })
          : t('You paid the rest: {amount}', { amount: displayMoney(restCents, currency) })}
      </Rest>
    </FormDialog>
  );
}

/** As the server compares names (isSamePerson in domain/receipts.ts). */
function isSameName(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.trim().toLowerCase();
}

/** Everybody at the table but the host, and everybody who paid. */
function rowsOf(table: TableState, labelOf: (person: { diner: string; name: string }) => string): Row[] {
  const { people, contributions, hostDiner, hostName } = table;
  const isHost = ({ diner, name }: { diner: string; name: string }): boolean =>
    diner === hostDiner && name.toLowerCase() === hostName.toLowerCase();
  const rowOf = (person: { diner: string; name: string }): Pick<Row, 'label' | 'phonelessName'> => ({
    label: labelOf(person),
    phonelessName: person.diner === hostDiner ? person.name : null,
  });
  const paid = contributions.map((each) => ({
    ...rowOf(each),
    personId: each.personId,
    knownCents: centsOf(each.amount),
  }));
  // Somebody's device has one contribution, under whichever of its names it was made. The host's stands for several people.
  const keyOf = ({ id, diner }: { id: string; diner: string }): string => (diner === hostDiner ? id : diner);
  const known = new Set(contributions.map(({ personId: id, diner }) => keyOf({ id, diner })));
  const others = people.filter((person) => {
    if (isHost(person) || known.has(keyOf(person))) return false;
    known.add(keyOf(person));
    return true;
  });
  return [...paid, ...others.map((each) => ({ ...rowOf(each), personId: each.id, knownCents: 0 }))];
}

const Nameless = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: end;
  gap: ${space.m};
`;

const Rest = styled.p<{ $isWrong: boolean }>`
  font-weight: 600;
  color: ${({ $isWrong }) => ($isWrong ? color.dangerInk : color.ink)};
`;
