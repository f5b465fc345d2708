import { z } from 'zod';

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value);
/** An empty variable counts as one that is not set. */
export const optional = <T extends z.ZodType>(shape: T) => z.preprocess(emptyIsUnset, shape);

export const urlOf = ({ protocols, example }: { protocols: readonly string[]; example: string }) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL such as ${example}`,
  });

export const webOrigin = urlOf({ protocols: ['http:', 'https:'], example: 'https://fairtab.example' })
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must not have a path')
  .transform((value) => new URL(value).origin);

export const wholeNumber = ({ name, least, most }: { name: string; least: number; most: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number, such as ${name}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`);
