import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What the tests need of a service in docker-compose.yml. */
export interface ComposeService {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly volumes?: readonly string[];
}

/** A variable that must be set is missing. */
export class MissingVariable extends Error {
  override readonly name = 'MissingVariable';
}

/**
 * Replaces the variables of a text as compose does: `$$` is a dollar, and of `${NAME}`, `${NAME:-default}` and
 * `${NAME:?message}` an empty value counts as missing.
 * @throws MissingVariable for the last form.
 */
function interpolate(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$(?:\$|\{[^}]*\})/g, (found) => {
    const [, name = '', kind, rest = ''] = /^\$\{(\w+)(?::([-?])(.*))?\}$/.exec(found) ?? [];
    if (name === '') return '$';
    const value = env[name] ?? '';
    if (value === '' && kind === '?') throw new MissingVariable(`${name}: ${rest}`);
    return value === '' && kind === '-' ? rest : value;
  });
}

/** Reads the services of a compose file with these variables. @throws MissingVariable, and yaml's error. */
export function readCompose(
  file: string | URL,
  env: Readonly<Record<string, string>>,
): Readonly<Record<string, ComposeService>> {
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return interpolate(value, env);
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]));
  };
  const { services } = replace(parse(readFileSync(file, 'utf8'), { merge: true })) as {
    services: Record<string, ComposeService>;
  };
  return services;
}
