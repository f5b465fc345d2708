import { formatMoney, parseMoney } from '@fairtab/domain/money';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { builder } from './builder';

const LITERALS: readonly string[] = [Kind.STRING, Kind.INT, Kind.FLOAT];

builder.scalarType('Money', {
  description:
    'US dollars as a string with two decimals, such as "12.30". Inputs take a string or a number with at most two decimals, not counting zeros at the end, up to 99,999,999.99.',
  serialize: (cents) => formatMoney(cents),
  parseValue: moneyFrom,
  parseLiteral: (node) => moneyFrom(literalText(node)),
});

builder.scalarType('Date', {
  description: 'A day without time or time zone, such as "2026-03-14".',
  serialize: (date) => date,
  parseValue: dateFrom,
  parseLiteral: (node) => dateFrom(node.kind === Kind.STRING ? node.value : null),
});

builder.scalarType('DateTime', {
  description: 'A moment in UTC as ISO 8601 with milliseconds, such as "2026-03-14T19:02:11.000Z".',
  serialize: (moment) => (typeof moment === 'string' ? moment : moment.toISOString()),
  parseValue: dateTimeFrom,
  parseLiteral: (node) => dateTimeFrom(node.kind === Kind.STRING ? node.value : null),
});

/** @returns the amount with two decimals, as the services expect it. */
function moneyFrom(value: unknown): string {
  const cents = parseMoney(value);
  if (cents === null) throw new GraphQLError('Money is dollars with at most two decimals, such as "12.30".');
  return formatMoney(cents);
}

/** @returns the digits as written, because a number of JavaScript may not hold them exactly. */
function literalText(node: ValueNode): unknown {
  return LITERALS.includes(node.kind) && 'value' in node ? node.value : null;
}

function dateFrom(value: unknown): string {
  const text = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
  // A day that does not exist, such as February 30, comes back as another one or not at all.
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new GraphQLError('A date is a day that exists, such as "2026-03-14".');
  return text;
}

function dateTimeFrom(value: unknown): string {
  const text = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : '';
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new GraphQLError('A moment is ISO 8601, such as "2026-03-14T19:02:11Z".');
  return moment.toISOString();
}
