import { feesLabel } from '@fairtab/domain/bill/feesLabel';
import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { showDay } from '../lib/dates';
import { methodLabel } from '../lib/wireMethod';
import { showMoney } from '../lib/wireMoney';
import { describePortion } from '../table/portions';
import { useTable } from '../table/TableContext';
import { treatedBy } from '../table/treatedBy';
import type { TableClaim, TableItem, TablePerson, TableState } from '../table/tableState';
import { LeaderList, LeaderRow } from '../ui/layout/LeaderList';
import { Heading, Note, Title } from '../ui/Text';
import { color, space } from '../ui/tokens';
import { usePrinting } from '../ui/usePrinting';
import { useCurrency } from '../ui/CurrencyContext';

/** The bill on paper: who had what, and who owes what. It is there only while the page is printed, in place of the page. */
export function PrintedReceipt({ table }: { table: TableState }) {
  return usePrinting() ? createPortal(<Paper table={table} />, document.body) : null;
}

function Paper({ table }: { table: TableState }) {
  const currency = useCurrency();
  const { restaurantName, date, description, hostName, items, people, payTo } = table;
  const ways = payTo.map(({ method, handle }) => `${methodLabel(method)} ${handle}`.trim());
  return (
    <Sheet data-printed>
      <InPlaceOfThePage />
      <header>
        <Title as="h1">{restaurantName}</Title>
        <Note>
          {[showDay(date), description, t('paid by {hostName}', { hostName })]
            .filter((text) => text !== '')
            .join(' · ')}
        </Note>
      </header>
      <Lines>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </Lines>
      <Sums table={table} />
      <section>
        <Heading as="h2">{t('Who owes what')}</Heading>
        {people.length === 0 && <Note>{t('Nobody has claimed anything yet.')}</Note>}
        <LeaderList>
          {people.map((person) => (
            <Share key={person.id} person={person} items={items} />
          ))}
          {centsOf(table.unclaimed) > 0 && (
            <Row name={t('Not claimed yet')} amount={showMoney(table.unclaimed, currency)} />
          )}
        </LeaderList>
        {ways.length > 0 && <Note>{t('To {hostName}: {ways}', { hostName, ways: ways.join(', ') })}</Note>}
      </section>
    </Sheet>
  );
}

function Line({ item: { name, price, quantity, lineTotal, discount, claims } }: { item: TableItem }) {
  const currency = useCurrency();
  const had = claims.filter(({ status }) => status !== 'CANCELLED').map((claim) => wordsOf(claim, quantity));
  return (
    <li>
      <LeaderList>
        <Row
          name={
            quantity > 1
              ? t('{quantity} × {name} ({amount} each)', { quantity, name, amount: showMoney(price, currency) })
              : name
          }
          amount={showMoney(lineTotal, currency)}
        />
        {centsOf(discount) > 0 && (
          <Row name={t('Coupon for {name}', { name })} amount={displayMoney(-centsOf(discount), currency)} />
        )}
      </LeaderList>
      {had.length > 0 && <Note>{had.join(', ')}</Note>}
    </li>
  );
}

function wordsOf({ claimerName, treatedName, units, splitCount }: TableClaim, quantity: number): string {
  const name = treatedName ? t('{claimerName} for {treatedName}', { claimerName, treatedName }) : claimerName;
  return `${name} ${describePortion({ units, splitCount, quantity })}`.trim();
}

function Sums({ table }: { table: TableState }) {
  const currency = useCurrency();
  const { subtotal, tax, alcoholTax, tip, fees, serviceChargeRate, discount, total } = table;
  const rows = [
    [t('Items'), centsOf(subtotal)],
    [t('Tax'), centsOf(tax)],
    [t('Alcohol tax'), centsOf(alcoholTax)],
    [t('Tip'), centsOf(tip)],
    [feesLabel(serviceChargeRate), centsOf(fees)],
    [t('Discount'), -centsOf(discount)],
  ] as const;
  return (
    <LeaderList>
      {rows
        .filter(([, cents]) => cents !== 0)
        .map(([name, cents]) => (
          <Row key={name} name={name} amount={displayMoney(cents, currency)} />
        ))}
      <Row name={t('Total')} amount={showMoney(total, currency)} isStrong />
    </LeaderList>
  );
}

/** As on the screen, what others owe is for the host alone. */
function Share({ person, items }: { person: TablePerson; items: readonly TableItem[] }) {
  const currency = useCurrency();
  const { isHost, diner: viewer, lookOf } = useTable();
  const { name, diner, owes, paid, claims } = person;
  const payers = treatedBy({ person, items, lookOf });
  const words = payers.length > 0 ? t('{name}, treated by {payers}', { name, payers: listOf(payers) }) : name;
  if (claims.length === 0) return <Row name={words} amount={t('nothing to pay')} />;
  const isKnown = isHost || diner === viewer;
  const isOwing = centsOf(owes) > 0;
  const known = isOwing
    ? t('owes {amount}', { amount: showMoney(owes, currency) })
    : t('paid {amount}', { amount: showMoney(paid, currency) });
  return <Row name={words} amount={isKnown ? known : isOwing ? t('still to pay') : t('paid')} />;
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
