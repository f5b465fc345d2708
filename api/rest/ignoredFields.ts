import { z } from 'zod';

/** A header has to stay short, whatever was sent. */
const MOST_NAMED = 20;
const LONGEST_PATH = 80;

type Shape = z.core.JSONSchema.BaseSchema;

/** Tells the documented fields of bodies from the others. */
export interface DocumentedFields {
  /** Names the others, such as `tpi` and `items.0.prise`, as a header does; null when there are none. */
  readonly ignoredIn: (sent: unknown) => string | null;
  /** A body without the others. */
  readonly pick: (sent: unknown) => unknown;
}

const known = new WeakMap<z.ZodType, DocumentedFields>();

export function documentedFields(body: z.ZodType): DocumentedFields {
  const fields = known.get(body) ?? fieldsOf(body);
  known.set(body, fields);
  return fields;
}

function fieldsOf(body: z.ZodType): DocumentedFields {
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });

  function picked(
    value: unknown,
    { shapes, path, ignored }: { shapes: Shape[]; path: string; ignored: string[] },
  ): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const fits = shapes.flatMap(alternativesOf);
    const isList = Array.isArray(value);
    const kept: [string, unknown][] = [];
    for (const [name, part] of Object.entries(value)) {
      const at = path === '' ? name : `${path}.${name}`;
      const parts = fits.flatMap((shape) => partOf(shape, { name, isList }));
      const isIgnored = parts.length === 0 && !isList && fits.some(({ type }) => type === 'object');
      if (isIgnored) ignored.push(at);
      else kept.push([name, parts.length === 0 ? part : picked(part, { shapes: parts, path: at, ignored })]);
    }
    return isList ? kept.map(([, part]) => part) : Object.fromEntries(kept);
  }

  /** What a value may be where there is a choice. */
  function alternativesOf(shape: Shape): Shape[] {
    if (shape.$ref !== undefined) return alternativesOf(root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? {});
    const choices = shape.anyOf ?? shape.oneOf;
    return choices ? choices.flatMap(alternativesOf) : [shape];
  }

  return {
    ignoredIn: (sent) => {
      const ignored: string[] = [];
      picked(sent, { shapes: [root], path: '', ignored });
      return ignored.length === 0 ? null : ignored.slice(0, MOST_NAMED).map(printable).join(', ');
    },
    pick: (sent) => picked(sent, { shapes: [root], path: '', ignored: [] }),
  };
}

function partOf(shape: Shape, { name, isList }: { name: string; isList: boolean }): Shape[] {
  if (isList) return shape.items === undefined ? [] : [shape.items as Shape];
  const { properties, additionalProperties } = shape;
  if (properties && Object.hasOwn(properties, name)) return [properties[name] as Shape];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** A path without what a header cannot carry. A comma separates the names. */
function printable(path: string): string {
  return path
    .slice(0, LONGEST_PATH)
    .replaceAll(/[^\x21-\x2b\x2d-\x7e]/gu, (sign) => encodeURIComponent(sign.toWellFormed()));
}
