import type { OpenAPIV3_1 } from 'openapi-types';
import { escapeHtml } from '../http/answers/sendPlainPage';
import { errorPath } from '../http/answers/leadToPapers';
import { anchorOf } from './anchorOf';
import { ERROR_CODES } from './errorCodes';
import { curlOf } from './restExamples';

type Schema = OpenAPIV3_1.SchemaObject & { readonly const?: unknown };
type Shape = Schema | OpenAPIV3_1.ReferenceObject;
type Operation = OpenAPIV3_1.OperationObject;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A call with what it is made of. */
interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/**
 * The reference of REST as HTML, made of the description that generated clients are made of. What one looks for first is
 * open: what a call does, who may make it and what it takes. Its answers and an example are folded.
 */
export function restReference(description: Partial<OpenAPIV3_1.Document>, origin: string): string {
  const { tags = [], paths = {}, components } = description;
  const shapes = components?.schemas ?? {};
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
  const families = tags.map(({ name, description: about = '' }) => ({
    name,
    about,
    calls: calls.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  return [
    '<h1>REST</h1>',
    `<p>Bodies and answers are JSON. The same as a file for generators of clients: <a href="/api/openapi.json">openapi.json</a>. Every answer and refusal is named with its call; how refusals look is on the page of <a href="/developers/errors">errors</a>.</p>`,
    ...families.map(contentsOf),
    `<p><a href="#shapes">Shapes</a> of bodies and answers, <a href="#headers">headers</a> of answers</p>`,
    ...families.flatMap(({ name, about, calls: ofFamily }) => [
      heading(2, name),
      `<p>${inline(about)}</p>`,
      ...ofFamily.map((call) => describeCall(call, { origin, shapes })),
    ]),
    heading(2, 'Shapes'),
    ...Object.entries(shapes).map(([name, schema]) => describeShape(name, schema)),
    heading(2, 'Headers'),
    describeHeaders(calls),
  ].join('\n');
}

/** The calls of a family, folded: there are many. */
function contentsOf({ name, calls }: { name: string; calls: readonly Described[] }): string {
  const links = calls.map(({ method, path, operation: { summary = '' } }) => {
    const call = callOf({ method, path });
    return `<li><a href="#${anchorOf(call)}">${breakable(call)}</a> <small>${inline(summary)}</small></li>`;
  });
  return `<details class="family"><summary>${escapeHtml(name)} <small>${calls.length}</small></summary><p><a href="#${anchorOf(name)}">All of ${escapeHtml(name)}</a></p><ul>${links.join('')}</ul></details>`;
}

function describeCall(
  { path, method, operation }: Described,
  { origin, shapes }: { origin: string; shapes: Readonly<Record<string, Shape>> },
): string {
  const { summary = '', parameters = [], requestBody, responses = {}, security = [] } = operation;
  const named = parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []));
  const [type, body] = (requestBody && 'content' in requestBody && Object.entries(requestBody.content)[0]) || [];
  const scopes = security.flatMap((requirement) => requirement['accessToken'] ?? []);
  const takesGuests = security.some((requirement) => 'guestToken' in requirement);
  const refusals = Object.entries(responses).filter(([code]) => !code.startsWith('2'));
  return [
    heading(3, callOf({ method, path })),
    `<p>${inline(summary)}</p>`,
    `<ul class="facts">${[
      takesGuests ? 'for everybody' : 'for accounts: a guest token is refused',
      scopes.length > 0 ? `token: ${scopes.map((scope) => code(scope)).join(' or ')}` : 'no access token may',
      code(operation.operationId ?? ''),
    ]
      .map((fact) => `<li>${fact}</li>`)
      .join('')}</ul>`,
    named.length === 0
      ? ''
      : `<dl class="fields">${named
          .map((parameter) =>
            fieldRow({
              name: parameter.name,
              type: `${parameter.in}${parameter.required ? '' : ', optional'}`,
              about: parameter.description ?? '',
            }),
          )
          .join('')}</dl>`,
    body?.schema ? describeBody({ type: type ?? '', schema: body.schema, shapes }) : '',
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, answer]) => describeAnswer(status, answer)),
    `<details><summary>Refused with ${refusals.map(([status]) => status).join(', ')}</summary><dl class="fields">${refusals.map(([status, answer]) => describeRefusal(status, answer)).join('')}</dl></details>`,
    `<details><summary>With curl</summary><pre tabindex="0" data-language="sh"><code>${escapeHtml(curlOf({ method, path, operation, origin }))}</code></pre></details>`,
  ].join('\n');
}

/** A body without fields in a line; another one folded, with its fields in place. */
function describeBody({
  type,
  schema,
  shapes,
}: {
  type: string;
  schema: Shape;
  shapes: Readonly<Record<string, Shape>>;
}): string {
  const name = '$ref' in schema ? schema.$ref.replace(/.*\//, '') : null;
  const fields = fieldList(name === null ? schema : (shapes[name] ?? schema));
  if (fields === '') return `<p>Body: ${code('{}')}, or none</p>`;
  const kind = type === 'application/json' ? (name ?? '') : type;
  return `<details><summary>Body <small>${escapeHtml(kind)}</small></summary>${fields}</details>`;
}

function describeAnswer(status: string, answer: NonNullable<Operation['responses']>[string]): string {
  const [type, content] = ('content' in answer && Object.entries(answer.content ?? {})[0]) || [];
  const headers = Object.keys(headersOf(answer)).map((name) => `<a href="#headers">${code(name)}</a>`);
  const kind = type === 'application/json' && content?.schema ? typeOf(content.schema) : code(type ?? 'nothing');
  return `<details><summary>Answers ${status} <small>${kind.replaceAll(/<[^>]*>/g, '').slice(0, 40)}</small></summary><p>${kind}</p>${headers.length === 0 ? '' : `<p><small>Headers: ${headers.join(', ')}</small></p>`}</details>`;
}

/** The meaning of the headers of answers, once for all calls. */
function describeHeaders(calls: readonly Described[]): string {
  const answers = calls.flatMap(({ operation }) => Object.values(operation.responses ?? {}));
  const headers = Object.entries(Object.assign({}, ...answers.map(headersOf)) as ReturnType<typeof headersOf>);
  return `<dl class="fields">${headers
    .map(([name, header]) =>
      fieldRow({ name, type: '', about: 'description' in header ? (header.description ?? '') : '' }),
    )
    .join('')}</dl>`;
}

function headersOf(
  answer: NonNullable<Operation['responses']>[string],
): Readonly<Record<string, OpenAPIV3_1.HeaderObject | OpenAPIV3_1.ReferenceObject>> {
  return 'headers' in answer ? (answer.headers ?? {}) : {};
}

function describeRefusal(status: string, answer: { readonly description?: string }): string {
  const codes = ERROR_CODES.filter((error) => error.place === 'rest' && String(error.status) === status);
  const links = codes.map((error) => `<a href="${errorPath(error.code)}">${escapeHtml(error.code)}</a>`);
  return `<dt>${code(status)}</dt><dd>${inline(answer.description ?? '')} <small>${links.join(', ')}</small></dd>`;
}

function describeShape(name: string, schema: Shape): string {
  const about = 'description' in schema && schema.description ? `<p>${inline(schema.description)}</p>` : '';
  return `${heading(3, name)}${about}${fieldList(schema)}`;
}

/** The fields of an object as a list; otherwise what it is. */
function fieldList(schema: Shape): string {
  if (!('properties' in schema) || !schema.properties) return '$ref' in schema ? '' : `<p>${typeOf(schema)}</p>`;
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(([name, field]) =>
    fieldRow({
      name,
      type: `${typeOf(field)}${required.has(name) ? '' : ', optional'}`,
      about: 'description' in field ? (field.description ?? '') : '',
    }),
  );
  return rows.length === 0 ? '' : `<dl class="fields">${rows.join('')}</dl>`;
}

function fieldRow({ name, type, about }: { name: string; type: string; about: string }): string {
  return `<dt>${code(name)} <small>${type}</small></dt>${about === '' ? '' : `<dd>${inline(about)}</dd>`}`;
}

function typeOf(schema: Shape): string {
  if ('$ref' in schema) {
    const name = schema.$ref.replace(/.*\//, '');
    return `<a href="#${anchorOf(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.type === 'array') return 'items' in schema ? `list of ${typeOf(schema.items)}` : 'list';
  if (schema.type === 'object' && schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, field]) => `${escapeHtml(name)}: ${typeOf(field)}`)
      .join(', ')} }`;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

function callOf({ method, path }: { method: string; path: string }): string {
  return `${method.toUpperCase()} ${path}`;
}

function heading(level: 2 | 3, text: string): string {
  const anchor = anchorOf(text);
  return `<h${level} id="${anchor}"><a href="#${anchor}">${escapeHtml(text)}</a></h${level}>`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** An address that may be broken behind each slash. */
function breakable(text: string): string {
  return escapeHtml(text).replaceAll('/', '/<wbr>');
}

/** A description with its code between backticks. */
function inline(text: string): string {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? code(part) : escapeHtml(part)))
    .join('');
}
