import { displayMoney } from '@fairtab/domain/money';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { showDay } from '../lib/dates';
import { methodLabel } from '../lib/wireMethod';
import { centsOf, showMoney } from '../lib/wireMoney';
import { describePortion } from '../table/portions';
import { useTable } from '../table/TableContext';
import { treatedBy } from '../table/treatedBy';
import type { TableClaim, TableItem, TablePerson, TableState } from '../table/tableState';
import { LeaderList, LeaderRow } from '../ui/layout/LeaderList';
import { Heading, Note, Title } from '../ui/Text';
import { color, space } from '../ui/tokens';
import { usePrinting } from '../ui/usePrinting';

/** The bill on paper: who had what, and who owes what. It is there only while the page is printed, in place of the page. */
export function PrintedReceipt({ table }: { table: TableState }) {
  return usePrinting() ? createPortal(<Paper table={table} />, document.body) : null;
}

function Paper({ table }: { table: TableState }) {
  const { restaurantName, date, description, hostName, items, people, payTo } = table;
  const ways = payTo.map(({ method, handle }) => `${methodLabel(method)} ${handle}`.trim());
  return (
    <Sheet data-printed>
      <InPlaceOfThePage />
      <header>
        <Title as="h1">{restaurantName}</Title>
        <Note>
          {showDay(date)}
          {description && ` · ${description}`} · paid by {hostName}
        </Note>
      </header>
      <Lines>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </Lines>
      <Sums table={table} />
      <section>
        <Heading as="h2">Who owes what</Heading>
        {people.length === 0 && <Note>Nobody has claimed anything yet.</Note>}
        <LeaderList>
          {people.map((person) => (
            <Share key={person.id} person={person} items={items} />
          ))}
          {centsOf(table.unclaimed) > 0 && <Row name="Not claimed yet" amount={showMoney(table.unclaimed)} />}
        </LeaderList>
        {ways.length > 0 && (
          <Note>
            To {hostName}: {ways.join(', ')}
          </Note>
        )}
      </section>
    </Sheet>
  );
}

function Line({ item: { name, price, quantity, lineTotal, claims } }: { item: TableItem }) {
  const had = claims.filter(({ status }) => status !== 'CANCELLED').map((claim) => wordsOf(claim, quantity));
  return (
    <li>
      <LeaderList>
        <Row
          name={quantity > 1 ? `${quantity} × ${name} (${showMoney(price)} each)` : name}
          amount={showMoney(lineTotal)}
        />
      </LeaderList>
      {had.length > 0 && <Note>{had.join(', ')}</Note>}
    </li>
  );
}

function wordsOf({ claimerName, treatedName, units, splitCount }: TableClaim, quantity: number): string {
  const name = treatedName === null ? claimerName : `${claimerName} for ${treatedName}`;
  return `${name} ${describePortion({ units, splitCount, quantity })}`.trim();
}

function Sums({ table: { subtotal, tax, tip, fees, discount, total } }: { table: TableState }) {
  const rows = [
    ['Items', centsOf(subtotal)],
    ['Tax', centsOf(tax)],
    ['Tip', centsOf(tip)],
    ['Fees', centsOf(fees)],
    ['Discount', -centsOf(discount)],
  ] as const;
  return (
    <LeaderList>
      {rows
        .filter(([, cents]) => cents !== 0)
        .map(([name, cents]) => (
          <Row key={name} name={name} amount={displayMoney(cents)} />
        ))}
      <Row name="Total" amount={showMoney(total)} isStrong />
    </LeaderList>
  );
}

/** As on the screen, what others owe is for the host alone. */
function Share({ person, items }: { person: TablePerson; items: readonly TableItem[] }) {
  const { isHost, diner: viewer, lookOf } = useTable();
  const { name, diner, owes, paid, claims } = person;
  const payers = treatedBy({ person, items, lookOf });
  const words = payers.length > 0 ? `${name}, treated by ${payers.join(', ')}` : name;
  if (claims.length === 0) return <Row name={words} amount="nothing to pay" />;
  const isKnown = isHost || diner === viewer;
  const isOwing = centsOf(owes) > 0;
  const known = isOwing ? `owes ${showMoney(owes)}` : `paid ${showMoney(paid)}`;
  return <Row name={words} amount={isKnown ? known : isOwing ? 'still to pay' : 'paid'} />;
}

function Row({ name, amount, isStrong = false }: { name: string; amount: string; isStrong?: boolean }) {
  return (
    <LeaderRow $strong={isStrong}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </LeaderRow>
  );
}

const InPlaceOfThePage = createGlobalStyle`
  @page { margin: 18mm; }
  body > :not([data-printed]) { display: none !important; }
`;

const Sheet = styled.article`
  display: grid;
  gap: ${space.xl};
  max-width: 34rem;
  margin: 0 auto;
  color: ${color.ink};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space.s};
  li {
    break-inside: avoid;
  }
`;
