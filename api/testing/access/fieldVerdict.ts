import { getNamedType, isLeafType, type GraphQLObjectType } from 'graphql';
import type { Way } from './paths';

/** What a way leads to: the objects at its end, in their order. */
export type Found = readonly Readonly<Record<string, unknown>>[];

/** One document that asks for all fields of a type at the end of a way; of what is no value, whether it is there. */
export function documentOf({
  way,
  type,
  args,
}: {
  way: Way;
  type: GraphQLObjectType;
  args: Readonly<Record<string, string>>;
}): string {
  const fields = Object.values(type.getFields()).filter(({ name }) => way.fields?.includes(name) ?? true);
  const selection = fields.map((field) => {
    const call = `${field.name}${args[`${type.name}.${field.name}`] ?? ''}`;
    return isLeafType(getNamedType(field.type)) ? call : `${call} { __typename }`;
  });
  const leaf = `__typename ${selection.join(' ')}`;
  const below = (steps: readonly string[]) => steps.reduceRight((inner, step) => `${step} { ${inner} }`, leaf);
  const all = way.roots.map((root, index) => `root${index}: ${below([root, ...way.path])}`);
  return `${way.operation ?? 'query'} { ${all.length > 0 ? all.join(' ') : leaf} }`;
}

export function objectsAt(data: unknown, { way, type }: { way: Way; type: GraphQLObjectType }): Found {
  const steps = way.path.filter((step) => !step.startsWith('...'));
  const roots = isObject(data) ? way.roots.map((_, index) => data[`root${index}`]) : [];
  const step = (objects: readonly unknown[], name: string) =>
    objects.flatMap((object) => (isObject(object) ? object[nameOf(name)] : []));
  const reached = way.roots.length > 0 ? steps.reduce(step, roots.flat()) : [data];
  return reached.filter(isObject).filter(({ __typename }) => __typename === type.name);
}

/** Of a field with its arguments. */
function nameOf(call: string): string {
  return /^\w+/.exec(call)?.[0] ?? '';
}

/**
 * The word for what somebody got of a field, compared with what the host got on the same way.
 * @param diner what the asker is called on the bill.
 * @returns null where there is nothing to see for anybody.
 */
export function wordFor({
  way,
  field,
  found,
  host,
  diner,
}: {
  way: Way;
  field: string;
  found: Found;
  host: Found;
  diner: string | null;
}): 'yes' | 'own' | 'no' | 'some' | null {
  const isThere = (object: Readonly<Record<string, unknown>> | undefined) => !isNothing(object?.[field]);
  const isSeen = found.some(isThere);
  if (way.operation === 'mutation') return isSeen ? 'yes' : 'no';
  if (!host.some(isThere)) return isSeen ? 'some' : null;
  if (!isSeen) return 'no';
  if (found === host) return 'yes';
  if (way.through === 'viewer') return 'own';
  if (host.every((object, index) => !isThere(object) || isSame(object[field], found[index]?.[field]))) return 'yes';
  const isOwn = (object: Readonly<Record<string, unknown>>) =>
    object['diner'] === undefined || object['diner'] === diner;
  return found.every((object, index) => isThere(object) === (isThere(host[index]) && isOwn(object))) ? 'own' : 'some';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.every(isNothing));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
