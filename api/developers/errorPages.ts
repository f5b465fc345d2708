import { readFileSync } from 'node:fs';
import { errorPath } from '../http/answers/leadToPapers';
import { ERROR_CODES, type ErrorCode } from './errorCodes';

/** An answer as it was really sent: a test asks for each and compares (errorPages.test.ts). */
export interface ErrorExample {
  readonly request: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
const EXAMPLES = JSON.parse(
  readFileSync(new URL('./generated/errorExamples.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, ErrorExample | undefined>>;

export function errorCode(code: string): ErrorCode | null {
  return ERROR_CODES.find((known) => known.code === code) ?? null;
}

/** The page of one code as Markdown. */
export function errorPage(error: ErrorCode): string {
  const { code, meaning, remedy, alsoAs } = error;
  const example = EXAMPLES[code];
  return [
    `# ${code}`,
    meaning,
    `${comesAs(error)}${alsoAs.length === 0 ? '' : ` Elsewhere it is ${alsoAs.map(nameOf).join(', ')}.`}`,
    `## What to do`,
    remedy,
    ...(example ? ['## An answer', asHttp(example)] : []),
    '[All codes](/developers/errors)',
  ].join('\n\n');
}

/** All codes of REST, each with a heading that pages may link to. */
export function restErrors(): string {
  return ERROR_CODES.filter(({ place }) => place === 'rest')
    .map(({ code, status, meaning }) => `### ${code}\n\n\`${status}\` ${meaning} [More](${errorPath(code)})`)
    .join('\n\n');
}

/** The other codes as a table. */
export function otherErrors(place: 'graphql' | 'socket' | 'elsewhere'): string {
  const rows = ERROR_CODES.filter((error) => error.place === place).map(
    ({ code, meaning, remedy }) => `| ${linkTo(code)} | ${meaning} | ${remedy} |`,
  );
  return ['| code | what it means | what to do |', '| --- | --- | --- |', ...rows].join('\n');
}

function comesAs({ code, place, status }: ErrorCode): string {
  switch (place) {
    case 'rest':
      return `REST answers it with the status \`${status}\` and this \`code\`.`;
    case 'graphql':
      return `GraphQL has it in \`extensions.code\` of an error, over HTTP with the status \`${status}\`.`;
    case 'socket':
      return `A WebSocket of GraphQL is closed with the code \`${code}\`.`;
    case 'elsewhere':
      return `It is no answer of REST or GraphQL. Its status is \`${status}\`.`;
  }
}

function nameOf(name: string): string {
  return errorCode(name) ? linkTo(name) : `[\`${name}\`](/developers/schema#${name.toLowerCase()})`;
}

function linkTo(code: string): string {
  return `[\`${code}\`](${errorPath(code)})`;
}

function asHttp({ request, status, headers = {}, body }: ErrorExample): string {
  const sent = [`HTTP/1.1 ${status}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return [`\`${request}\``, ['```', ...sent, '', JSON.stringify(body, null, 2), '```'].join('\n')].join('\n\n');
}
