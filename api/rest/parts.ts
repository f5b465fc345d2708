import { isAbsent } from '@fairtab/domain/inputs/lines';
import type { TAX_CLASSES } from '@fairtab/domain/taxClasses';
import { readWhole } from '@fairtab/domain/readNumber';
import { encodeNodeId, rawId, type NodeType } from '../schema/ids';

/** Drops empty texts: an empty field of a form means that nothing was entered, not an amount of money or a day. */
export function withoutEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>;
}

interface NewLine {
  readonly price?: string | number | null | undefined;
  readonly quantity?: string | number | null | undefined;
  readonly lineTotal?: string | number | null | undefined;
  readonly taxClass?: (typeof TAX_CLASSES)[number] | null | undefined;
  readonly discount?: string | number | null | undefined;
}

/** A new line as GraphQL takes it: a quantity that is no count is a measure there. */
export function wireLine<Line extends NewLine>({ price, quantity, lineTotal, taxClass, discount, ...line }: Line) {
  const count = typeof quantity === 'string' ? readWhole(quantity) : quantity;
  const isCount = count === undefined || count === null ? isAbsent(quantity) : Number.isInteger(count);
  return {
    ...line,
    ...withoutEmpty({ price: isAbsent(price) ? undefined : price, lineTotal, discount }),
    ...(isCount ? { quantity: count ?? undefined } : { measure: String(quantity) }),
    taxClass: nameOf(taxClass),
  };
}

/** Ways to pay as GraphQL takes them; undefined when they were left out. */
export function wirePayTo<Method extends string>(
  entries: readonly { method: Method; handle?: string | null | undefined }[] | null | undefined,
) {
  return entries?.map(({ method, handle }) => ({ method: nameOf(method), handle: handle ?? '' }));
}

/** The global id of a row, from the id of REST or from itself. */
export function globalId(typename: NodeType, param: string): string {
  return encodeNodeId({ typename, id: rawId({ typename, id: param }) });
}

type NameOf<Word> = Word extends `${infer One}${'.' | ':'}${infer Other}`
  ? `${Uppercase<One>}_${Uppercase<Other>}`
  : Word extends string
    ? Uppercase<Word>
    : Word;

/** A word of REST as GraphQL's enums have it: "receipt.created" is RECEIPT_CREATED. What is left out stays left out. */
export function nameOf<Word extends string | null | undefined>(word: Word): NameOf<Word> {
  return word?.replace(/[.:]/, '_').toUpperCase() as NameOf<Word>;
}
