import type { OpenAPIV3_1 } from 'openapi-types';

type Schema = OpenAPIV3_1.SchemaObject & { readonly const?: unknown };
type Shape = Schema | OpenAPIV3_1.ReferenceObject;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The reference of REST as Markdown, made of the description that generated clients are made of. */
export function restReference(description: Partial<OpenAPIV3_1.Document>): string {
  const { tags = [], paths = {}, components } = description;
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
  const families = tags.map(({ name, description: about = '' }) => {
    const ofFamily = calls.filter(({ operation }) => operation.tags?.includes(name));
    return [`## ${name}`, about, ...ofFamily.map(describeCall)].join('\n\n');
  });
  const shapes = Object.entries(components?.schemas ?? {}).map(([name, schema]) => describeShape(name, schema));
  return [
    '# REST',
    'Bodies and answers are JSON. The same as a file for generators of clients: [openapi.json](/api/openapi.json).',
    families
      .map(
        (family) => `- [${family.slice(3, family.indexOf('\n'))}](#${anchorOf(family.slice(3, family.indexOf('\n')))})`,
      )
      .join('\n'),
    ...families,
    '## Shapes',
    ...shapes,
  ].join('\n\n');
}

function describeCall({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: OpenAPIV3_1.OperationObject;
}): string {
  const { summary = '', operationId = '', parameters = [], requestBody, responses = {}, security = [] } = operation;
  const named = parameters.flatMap((parameter) => ('name' in parameter && parameter.in !== 'path' ? [parameter] : []));
  const body = requestBody && 'content' in requestBody ? Object.entries(requestBody.content)[0] : undefined;
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const content = answer && 'content' in answer ? Object.entries(answer.content ?? {})[0] : undefined;
  const scopes = security.flatMap((requirement) => requirement['accessToken'] ?? []);
  const takesGuests = security.some((requirement) => 'guestToken' in requirement);
  const isInline = body?.[1].schema !== undefined && 'properties' in body[1].schema;
  const fields = body?.[1].schema ? fieldsOf(body[1].schema) : '';
  const refusals = Object.keys(responses).filter((code) => !code.startsWith('2'));
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${summary} (\`${operationId}\`)`,
    [
      `- for ${takesGuests ? 'everybody' : 'accounts: a guest token is refused'}`,
      `- access token: ${scopes.length > 0 ? scopes.map((scope) => `\`${scope}\``).join(' or ') : 'none may'}`,
      ...named.map(
        (parameter) =>
          `- ${parameter.in} \`${parameter.name}\`${parameter.description ? `: ${parameter.description}` : ''}`,
      ),
      ...(body
        ? [
            `- body: ${isInline ? (fields === '' ? '`{}`, or none' : 'an object, below') : kindOf(body[0], body[1].schema)}`,
          ]
        : []),
      `- answers ${status ?? ''}: ${content ? kindOf(content[0], content[1].schema) : 'nothing'}`,
      `- [refuses](/developers/errors) with ${refusals.join(', ')}`,
    ].join('\n'),
    ...(fields === '' ? [] : [fields]),
  ].join('\n\n');
}

function kindOf(type: string, schema: Shape | undefined): string {
  return type === 'application/json' && schema ? typeOf(schema) : `\`${type}\``;
}

function describeShape(name: string, schema: Shape): string {
  return [
    `### ${name}`,
    ...('description' in schema && schema.description ? [schema.description] : []),
    fieldsOf(schema),
  ].join('\n\n');
}

/** A table of the fields of an object; otherwise what it is. */
function fieldsOf(schema: Shape): string {
  if (!('properties' in schema) || !schema.properties) return '$ref' in schema ? '' : typeOf(schema);
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const about = 'description' in field ? (field.description ?? '') : '';
    return `| \`${name}\`${required.has(name) ? '' : ' (optional)'} | ${typeOf(field)} | ${about.replaceAll('|', '\\|').replaceAll('\n', ' ')} |`;
  });
  return rows.length === 0 ? '' : ['| field | type | about |', '| --- | --- | --- |', ...rows].join('\n');
}

function typeOf(schema: Shape): string {
  if ('$ref' in schema) {
    const name = schema.$ref.replace(/.*\//, '');
    return `[${name}](#${anchorOf(name)})`;
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.type === 'array') return 'items' in schema ? `list of ${typeOf(schema.items)}` : 'list';
  if (schema.type === 'object' && schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, field]) => `${name}: ${typeOf(field)}`)
      .join(', ')} }`;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

/** The anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
