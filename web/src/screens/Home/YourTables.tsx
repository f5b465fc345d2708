import styled from 'styled-components';
import { showDay } from '../../lib/dates';
import type { RecentTable } from '../../table/recentTables';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ChevronIcon } from '../../ui/icons';
import { TextLink } from '../../ui/Links';
import { Card } from '../../ui/layout/Card';
import { Row } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { color, motion, radius, space, TOUCH, type } from '../../ui/tokens';
import { TABLES } from './texts';

/** The receipts that this device has opened. */
export function YourTables({ tables, onForget }: { tables: readonly RecentTable[]; onForget: () => void }) {
  return (
    <Card aria-labelledby="tables">
      <Row $justify="space-between">
        <Title id="tables">{TABLES.title}</Title>
        <Button variant="quiet" onClick={onForget}>
          {TABLES.clear}
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
              {table.role === 'host' && <Badge $tone="accent">{TABLES.host}</Badge>}
              <ChevronIcon />
            </TextLink>
          </TableRow>
        ))}
      </ul>
      <Note>{TABLES.note}</Note>
    </Card>
  );
}

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
