import type { OpenAPIV3_1 } from 'openapi-types';

type Document = Partial<OpenAPIV3_1.Document>;
/** The part of a JSON schema that is compared. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: object;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
type Operation = OpenAPIV3_1.OperationObject;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** Whether programs send what has the shape, or receive it. */
type Way = 'sent' | 'received';

/**
 * What of REST a program that was written against an earlier description can no longer rely on: calls and fields that are gone, fields it has to
 * send now, and values of kinds that it does not expect or may not send any more.
 * New calls, new fields in answers, and new words in an enumeration are no breaks (the page "stability" for developers says so).
 * @returns a sentence for each; empty when nothing breaks
 */
export function restBreaks(before: Document, after: Document): string[] {
  const operations = operationsOf(before);
  const now = operationsOf(after);
  const found: string[] = [];
  /** The named shapes of each way, which are compared once. */
  const named = { sent: new Set<string>(), received: new Set<string>() };
  for (const [call, operation] of operations) {
    const other = now.get(call);
    if (!other) {
      found.push(`${call} is gone.`);
      continue;
    }
    found.push(...parameterBreaks(call, operation, other));
    const [body, otherBody] = [bodyOf(operation), bodyOf(other)];
    if (body && otherBody) found.push(...shapeBreaks(`The body of ${call}`, body, otherBody, { way: 'sent', named }));
    else if (body) found.push(`${call} takes no JSON any more.`);
    for (const [status, answer] of answersOf(operation)) {
      const otherAnswer = answersOf(other).get(status);
      if (!otherAnswer) found.push(`${call} does not answer ${status} any more.`);
      else found.push(...shapeBreaks(`The answer of ${call}`, answer, otherAnswer, { way: 'received', named }));
    }
  }
  for (const way of ['sent', 'received'] as const)
    for (const name of named[way]) {
      const [one, other] = [shapeNamed(before, name), shapeNamed(after, name)];
      // The set grows while it is gone through, by the shapes that this one names.
      if (one && other) found.push(...shapeBreaks(name, one, other, { way, named }));
      else found.push(`${name} is gone.`);
    }
  return [...new Set(found)];
}

function operationsOf({ paths = {} }: Document): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      METHODS.flatMap((method): [string, Operation][] => {
        const operation = item?.[method];
        return operation ? [[`${method.toUpperCase()} ${path}`, operation]] : [];
      }),
    ),
  );
}

function parameterBreaks(call: string, before: Operation, after: Operation): string[] {
  const [known, now] = [parametersOf(before), parametersOf(after)];
  const gone = [...known.keys()].filter((name) => !now.has(name));
  const wanted = [...now].filter(([name, isRequired]) => isRequired && known.get(name) !== true);
  return [
    ...gone.map((name) => `${call} does not take ${name} any more.`),
    ...wanted.map(([name]) => `${call} needs ${name}.`),
  ];
}

function parametersOf({ parameters = [] }: Operation): Map<string, boolean> {
  return new Map(
    parameters.flatMap((one) => ('name' in one ? [[`${one.in} ${one.name}`, one.required === true]] : [])),
  );
}

function bodyOf({ requestBody }: Operation): Schema | undefined {
  return requestBody && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined;
}

/** The shapes of what a call answers when it is done. Refusals have one shape everywhere. */
function answersOf({ responses = {} }: Operation): Map<string, Schema> {
  return new Map(
    Object.entries(responses).flatMap(([status, response]): [string, Schema][] => {
      const schema =
        status.startsWith('2') && 'content' in response ? response.content?.['application/json']?.schema : null;
      return schema ? [[status, schema]] : [];
    }),
  );
}

function shapeNamed({ components }: Document, name: string): Schema | undefined {
  return components?.schemas?.[name];
}

function shapeBreaks(
  at: string,
  before: Schema,
  after: Schema,
  context: { readonly way: Way; readonly named: Record<Way, Set<string>> },
): string[] {
  const { way, named } = context;
  const [kinds, now] = [kindsOf(before), kindsOf(after)];
  for (const kind of kinds) if (kind.startsWith('#') && now.has(kind)) named[way].add(kind.slice(1));
  // A program copes with a shape that a discriminator names, which is how new kinds come.
  const isNew = (kind: string): boolean => !kinds.has(kind) && !(before.discriminator && kind.startsWith('#'));
  const lost = way === 'sent' ? [...kinds].filter((kind) => !now.has(kind)) : [...now].filter(isNew);
  const word = way === 'sent' ? 'takes no' : 'may be';
  return [
    ...lost.map((kind) => `${at} ${word} ${kind.replace('#', '')}${way === 'sent' ? ' any more' : ''}.`),
    ...fieldBreaks(at, before, after, context),
    ...(before.items && after.items ? shapeBreaks(`An entry of ${at}`, before.items, after.items, context) : []),
  ];
}

function fieldBreaks(at: string, before: Schema, after: Schema, context: Parameters<typeof shapeBreaks>[3]): string[] {
  const { way } = context;
  const [fields, now] = [before.properties ?? {}, after.properties ?? {}];
  const [required, nowRequired] = [new Set(before.required), new Set(after.required)];
  const needed = way === 'sent' ? [...nowRequired].filter((name) => !required.has(name)) : [];
  const missing = way === 'received' ? [...required].filter((name) => name in now && !nowRequired.has(name)) : [];
  return [
    ...needed.map((name) => `${at}.${name} has to be sent.`),
    ...missing.map((name) => `${at}.${name} may be left out.`),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const other = now[name];
      return other ? shapeBreaks(`${at}.${name}`, field, other, context) : [`${at}.${name} is gone.`];
    }),
  ];
}

/** What a value may be: "string", "null", or a named shape, such as "#Claim". */
function kindsOf(schema: Schema): Set<string> {
  const variants = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (variants) return new Set(variants.flatMap((variant) => [...kindsOf(variant)]));
  if (schema.$ref) return new Set([`#${schema.$ref.split('/').at(-1) ?? ''}`]);
  return new Set([schema.type ?? 'anything'].flat());
}
