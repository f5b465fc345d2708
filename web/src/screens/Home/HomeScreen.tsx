import { useState } from 'react';
import styled from 'styled-components';
import { showDay } from '../../lib/dates';
import { forgetTables, recentTables, type RecentTable } from '../../table/recentTables';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { ChevronIcon } from '../../ui/icons';
import { ButtonLink, TextLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Row, Stack } from '../../ui/layout/Stack';
import { Hero, Note, Title } from '../../ui/Text';
import { color, font, media, motion, radius, space, TOUCH, type } from '../../ui/tokens';
import { SampleBill } from './SampleBill';

const STEPS = [
  ['Type in the bill', 'Items, tax and tip, as printed. It has to add up, and Fairtab checks that it does.'],
  ['Share one link', 'Friends scan the code and tap what they had. No app, no account.'],
  ['Everyone pays their part', 'Tax and tip go with what you ordered, exact to the cent, and you see who has paid.'],
] as const;

/** The start page: what Fairtab does, how to begin, and the receipts that this device has opened. */
export function HomeScreen() {
  const [tables, setTables] = useState(recentTables);
  const forget = (): void => {
    forgetTables();
    setTables([]);
  };
  return (
    <Page title="Split the check fairly" width="wide">
      <Opening>
        <Stack $gap="l">
          <Hero>Everyone pays for what they had.</Hero>
          <Lead>
            Put the check on the table. Friends claim their dishes on their own phones, and tax and tip follow along.
          </Lead>
          <div>
            <ButtonLink to="/submit-receipt" size="large">
              Split a receipt
            </ButtonLink>
          </div>
          <Note>Free, and without an account.</Note>
        </Stack>
        {tables.length > 0 ? <Tables tables={tables} onForget={forget} /> : <SampleBill />}
      </Opening>
      <section aria-labelledby="how">
        <Stack>
          <Title id="how">How it works</Title>
          <Steps>
            {STEPS.map(([name, text]) => (
              <li key={name}>
                <strong>{name}</strong>
                <p>{text}</p>
              </li>
            ))}
          </Steps>
        </Stack>
      </section>
    </Page>
  );
}

function Tables({ tables, onForget }: { tables: readonly RecentTable[]; onForget: () => void }) {
  return (
    <Card aria-labelledby="tables">
      <Row $justify="space-between">
        <Title id="tables">Your tables</Title>
        <Button variant="quiet" onClick={onForget}>
          Clear list
        </Button>
      </Row>
      <ul>
        {tables.map((table) => (
          <TableRow key={table.linkId}>
            <TextLink to={`/live-receipt/${table.linkId}`}>
              <span>
                <b>{table.restaurantName}</b>
                <small>{showDay(table.date)}</small>
              </span>
              {table.role === 'host' && <Badge $tone="accent">You host</Badge>}
              <ChevronIcon />
            </TextLink>
          </TableRow>
        ))}
      </ul>
      <Note>Only this device knows this list.</Note>
    </Card>
  );
}

const Opening = styled.div`
  display: grid;
  gap: ${space.xxl};
  padding-top: ${space.l};
  ${media.wide} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr);
    align-items: center;
    gap: ${space.xxxl};
    padding: ${space.xl} 0;
  }
`;

const Lead = styled.p`
  font-size: 1.125rem;
  max-width: 34rem;
  color: ${color.inkSoft};
`;

const TableRow = styled.li`
  a {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-height: ${TOUCH};
    margin: 0 -${space.s};
    padding: ${space.s};
    border-radius: ${radius.m};
    color: ${color.ink};
    text-decoration: none;
    transition: background ${motion.quick};
  }
  a:hover {
    background: ${color.sunken};
  }
  span:first-child {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    ${type.small}
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.xl};
  counter-reset: step;
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-content: start;
  }
  li::before {
    content: counter(step);
    grid-row: span 2;
    font: 600 1.75rem/1 ${font.display};
    color: ${color.accentInk};
  }
  p {
    ${type.small}
    color: ${color.inkSoft};
  }
`;
