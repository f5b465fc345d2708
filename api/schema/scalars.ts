import { isCalendarDate } from '@fairtab/domain/inputs/fields';
import { plainAmount } from '@fairtab/domain/numbers/parseMoney';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { builder } from './builder';

const LITERALS: readonly string[] = [Kind.STRING, Kind.INT, Kind.FLOAT];

builder.scalarType('Money', {
  description:
    'An amount in the currency of its receipt, as a string with the decimals that the currency has: "12.30" dollars, "1200" yen, "12.345" dinars. Inputs take a number, or a string as people write it in the currency: "1,200.00", "$12.50"; an amount that may be two is refused. Decimals that the currency does not have must be zeros. The largest amount is 99,999,999.99 dollars.',
  serialize: (amount) => amount,
  parseValue: moneyFrom,
  parseLiteral: (node) => moneyFrom(literalText(node), node.kind !== Kind.STRING),
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

/**
 * @returns the amount as text. The services read it in the currency of the receipt, and say beside its field when it is none:
 * a refusal here would be one of the whole request.
 */
function moneyFrom(value: unknown, isNumber = typeof value === 'number'): string {
  if (typeof value === 'string' && !isNumber) return value;
  const amount = plainAmount(value, isNumber);
  if (amount === null) throw new GraphQLError('Money is an amount with at most three decimals, such as "12.30".');
  return amount;
}

/** @returns the digits as written, because a number of JavaScript may not hold them exactly. */
function literalText(node: ValueNode): unknown {
  return LITERALS.includes(node.kind) && 'value' in node ? node.value : null;
}

function dateFrom(value: unknown): string {
  // Which years are allowed is said beside the field (domain/inputs/fields.ts).
  if (typeof value !== 'string' || !isCalendarDate(value))
    throw new GraphQLError('A date is a day that exists, such as "2026-03-14".');
  return value;
}

function dateTimeFrom(value: unknown): string {
  const text = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : '';
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new GraphQLError('A moment is ISO 8601, such as "2026-03-14T19:02:11Z".');
  return moment.toISOString();
}
