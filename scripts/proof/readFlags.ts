import { parseArgs } from 'node:util';

/**
 * Reads flags that are numbers, such as `--runs 10000`.
 * @param defaults the flags there are, with what they are when they are not given
 * @throws Error that names what is wrong.
 */
export function readFlags<Flag extends string>(defaults: Readonly<Record<Flag, number>>): Record<Flag, number> {
  const names = Object.keys(defaults) as Flag[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  const flags: Record<Flag, number> = { ...defaults };
  for (const name of names) {
    const text = values[name];
    if (text === undefined) continue;
    if (typeof text !== 'string' || !/^\d{1,10}(\.\d{1,3})?$/.test(text)) throw new Error(`--${name} takes a number`);
    flags[name] = Number(text);
  }
  return flags;
}
