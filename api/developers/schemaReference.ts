import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
  isUnionType,
  lexicographicSortSchema,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { anchorOf } from './anchorOf';

/** The root types, in the order in which one looks for them. */
const ROOTS = ['Query', 'Mutation', 'Subscription'];
const isRoot = ({ name }: GraphQLNamedType): boolean => ROOTS.includes(name);

/** The kinds of types, each under a heading of its own. */
const KINDS: readonly { readonly heading: string; readonly has: (type: GraphQLNamedType) => boolean }[] = [
  { heading: 'What to ask for', has: isRoot },
  { heading: 'Objects', has: (type) => isObjectType(type) && !isRoot(type) },
  { heading: 'Interfaces', has: isInterfaceType },
  { heading: 'Unions', has: isUnionType },
  { heading: 'Inputs', has: isInputObjectType },
  { heading: 'Enums', has: isEnumType },
  { heading: 'Scalars', has: isScalarType },
];

/** Every type of the schema with its fields, what they mean and what is deprecated, as Markdown. */
export function schemaReference(schema: GraphQLSchema): string {
  const sorted = lexicographicSortSchema(schema);
  const types = Object.values(sorted.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  types.sort((a, b) => placeOf(a) - placeOf(b));
  const kinds = KINDS.map(({ heading, has }) => ({ heading, types: types.filter(has) }));
  return [
    '# Schema',
    'Everything that `/graphql` knows. The same as a file for tools: [schema.graphql](/schema.graphql). How to ask: [GraphQL](/developers/graphql).',
    [
      `- ${ROOTS.map((name) => `[${name}](#${anchorOf(name)})`).join(', ')}`,
      ...kinds.slice(1).map(({ heading, types: { length } }) => `- [${heading}](#${anchorOf(heading)}): ${length}`),
    ].join('\n'),
    ...kinds.flatMap(({ heading, types: ofKind }) => [
      `## ${heading}`,
      ...ofKind.map((type) => describeType(type, sorted)),
    ]),
  ].join('\n\n');
}

function placeOf({ name }: GraphQLNamedType): number {
  const place = ROOTS.indexOf(name);
  return place === -1 ? ROOTS.length : place;
}

function describeType(type: GraphQLNamedType, schema: GraphQLSchema): string {
  return [`### ${type.name}`, type.description ?? '', bodyOf(type, schema)].filter((part) => part !== '').join('\n\n');
}

function bodyOf(type: GraphQLNamedType, schema: GraphQLSchema): string {
  if (isObjectType(type) || isInterfaceType(type)) {
    const interfaces = type.getInterfaces().map(linkTo);
    const objects = isInterfaceType(type) ? schema.getPossibleTypes(type).map(linkTo) : [];
    return [
      interfaces.length > 0 ? `Is ${interfaces.join(' and ')}.` : '',
      objects.length > 0 ? `Is one of ${objects.join(', ')}.` : '',
      tableOf(['field', 'type', 'about'], Object.values(type.getFields()).map(fieldRow)),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  }
  if (isInputObjectType(type))
    return tableOf(['field', 'type', 'about'], Object.values(type.getFields()).map(inputRow));
  if (isUnionType(type)) return `Is one of ${type.getTypes().map(linkTo).join(', ')}.`;
  if (isEnumType(type)) return tableOf(['value', 'about'], type.getValues().map(valueRow));
  return '';
}

const fieldRow = (field: GraphQLField<unknown, unknown>): string[] => [
  `\`${field.name}\`${field.args.length > 0 ? ` (${field.args.map(argumentText).join(', ')})` : ''}`,
  typeText(field.type),
  aboutOf(field),
];
const argumentText = ({ name, type }: GraphQLArgument): string => `\`${name}\`: ${typeText(type)}`;
const inputRow = (field: GraphQLInputField): string[] => [
  `\`${field.name}\`${isRequiredInputField(field) ? '' : ' (optional)'}`,
  typeText(field.type),
  aboutOf(field),
];
const valueRow = (value: GraphQLEnumValue): string[] => [`\`${value.name}\``, aboutOf(value)];

function aboutOf({
  description,
  deprecationReason,
}: {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}): string {
  return [deprecationReason ? `**Deprecated.** ${deprecationReason}` : '', description ?? '']
    .filter((part) => part !== '')
    .join(' ');
}

/** A type as the schema writes it, with a link to what it is of: `[Claim!]!`. */
function typeText(type: { toString(): string }): string {
  return type
    .toString()
    .replaceAll(/[[\]]/g, '\\$&')
    .replace(/\w+/, (name) => linkTo({ name }));
}

function linkTo({ name }: { readonly name: string }): string {
  return `[${name}](#${anchorOf(name)})`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
  return [line(head), line(head.map(() => '---')), ...rows.map((cells) => line(cells.map(inCell)))].join('\n');
}
