import { getNamedType, isLeafType, type GraphQLObjectType } from 'graphql';
import type { Path } from './paths';

/** The objects at the end of a path, in their order. */
export type FoundObjects = readonly Readonly<Record<string, unknown>>[];

/** A document that asks for all fields of a type at the end of a path; of fields without a value, whether they are there. */
export function queryFor({
  path,
  type,
  args,
}: {
  path: Path;
  type: GraphQLObjectType;
  args: Readonly<Record<string, string>>;
}): string {
  const fields = Object.values(type.getFields()).filter(({ name }) => path.fields?.includes(name) ?? true);
  const selection = fields.map((field) => {
    const call = `${field.name}${args[`${type.name}.${field.name}`] ?? ''}`;
    return isLeafType(getNamedType(field.type)) ? call : `${call} { __typename }`;
  });
  const leaf = `__typename ${selection.join(' ')}`;
  const nest = (steps: readonly string[]) => steps.reduceRight((inner, step) => `${step} { ${inner} }`, leaf);
  const all = path.roots.map((root, index) => `root${index}: ${nest([root, ...path.steps])}`);
  return `${path.operation ?? 'query'} { ${all.length > 0 ? all.join(' ') : leaf} }`;
}

export function objectsOnPath(data: unknown, { path, type }: { path: Path; type: GraphQLObjectType }): FoundObjects {
  const steps = path.steps.filter((step) => !step.startsWith('...'));
  const roots = isObject(data) ? path.roots.map((_, index) => data[`root${index}`]) : [];
  const follow = (objects: readonly unknown[], call: string) =>
    objects.flatMap((object) => (isObject(object) ? object[fieldNameOf(call)] : []));
  const reached = path.roots.length > 0 ? steps.reduce(follow, roots.flat()) : [data];
  return reached.filter(isObject).filter(({ __typename }) => __typename === type.name);
}

/** The name of a field without its arguments. */
function fieldNameOf(call: string): string {
  return /^\w+/.exec(call)?.[0] ?? '';
}

/**
 * Compares what a viewer got of a field with what the host got on the same path.
 * @param diner the viewer's `viewerSeat.diner` on the receipt.
 * @returns a word of graphqlFields.ts; `some` when none fits, which no row states; null when nobody gets anything.
 */
export function fieldVerdict({
  path,
  field,
  found,
  host,
  diner,
}: {
  path: Path;
  field: string;
  found: FoundObjects;
  host: FoundObjects;
  diner: string | null;
}): 'yes' | 'own' | 'no' | 'some' | null {
  const isThere = (object: Readonly<Record<string, unknown>> | undefined) => !isNothing(object?.[field]);
  const isSeen = found.some(isThere);
  if (path.operation === 'mutation') return isSeen ? 'yes' : 'no';
  if (!host.some(isThere)) return isSeen ? 'some' : null;
  if (!isSeen) return 'no';
  if (found === host) return 'yes';
  if (path.through === 'viewer') return 'own';
  const isAsTheHosts = (object: Readonly<Record<string, unknown>>, index: number) =>
    WORDED.has(field) ? isThere(found[index]) : isSame(object[field], found[index]?.[field]);
  if (host.every((object, index) => !isThere(object) || isAsTheHosts(object, index))) return 'yes';
  // The contact on a treated claim is of the person who is treated.
  const isOwn = (object: Readonly<Record<string, unknown>>) =>
    object['diner'] === undefined || (object['treatedDiner'] ?? object['diner']) === diner;
  return found.every((object, index) => isThere(object) === (isThere(host[index]) && isOwn(object))) ? 'own' : 'some';
}

/** The texts that call whoever reads them "you". They say the same to everybody who sees them. */
const WORDED: ReadonlySet<string> = new Set(['summary']);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.every(isNothing));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
