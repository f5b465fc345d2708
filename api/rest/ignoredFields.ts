import { z } from 'zod';

/** A header has to stay short, whatever was sent. */
const MOST_NAMED = 20;
const LONGEST_PATH = 80;

type Shape = z.core.JSONSchema.BaseSchema;

/** @returns what names the fields of a body that its shape does not have, such as `tpi` and `items.0.prise`; null when there are none. */
export function ignoredFieldsOf(body: z.ZodType): (sent: unknown) => string | null {
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });

  function* unknownIn(sent: unknown, shapes: readonly Shape[], path: string): Generator<string> {
    if (typeof sent !== 'object' || sent === null) return;
    const fits = shapes.flatMap((shape) => alternativesOf(shape));
    for (const [name, value] of Object.entries(sent)) {
      const at = path === '' ? name : `${path}.${name}`;
      const known = fits.flatMap((shape) => partOf(shape, { name, isList: Array.isArray(sent) }));
      if (known.length > 0) yield* unknownIn(value, known, at);
      else if (!Array.isArray(sent) && fits.some(({ type }) => type === 'object')) yield at;
    }
  }

  /** What a value may be where there is a choice. */
  function alternativesOf(shape: Shape): Shape[] {
    if (shape.$ref !== undefined) return alternativesOf(root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? {});
    const choices = (shape.anyOf ?? shape.oneOf) as Shape[] | undefined;
    return choices ? choices.flatMap(alternativesOf) : [shape];
  }

  return (sent) => {
    const named: string[] = [];
    for (const path of unknownIn(sent, [root], '')) {
      named.push(printable(path));
      if (named.length === MOST_NAMED) break;
    }
    return named.length === 0 ? null : named.join(', ');
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
