/** Drops empty texts: an empty field of a form means that nothing was entered, not an amount of money or a day. */
export function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** One field of the GraphQL API's answer; undefined where it has none. */
export function partOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;
}
