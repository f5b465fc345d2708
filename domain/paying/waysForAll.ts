interface Way {
  readonly method: string;
  /** Empty for cash that is welcome without a note. */
  readonly handle: string;
}

/**
 * The ways in which one sum can pay several receipts of a host: those with the same handle on all of them, in the order of the
 * first, and cash, which goes from hand to hand.
 * @param ways.ofEach the ways of each receipt
 * @param ways.cash cash without a note, in the caller's spelling
 */
export function waysForAll<AnyWay extends Way>({
  ofEach,
  cash,
}: {
  ofEach: readonly (readonly AnyWay[])[];
  cash: AnyWay;
}): AnyWay[] {
  const [first = [], ...others] = ofEach;
  const shared = first.filter((way) =>
    others.every((ways) => ways.some(({ method, handle }) => method === way.method && handle === way.handle)),
  );
  return shared.some(({ method }) => method === cash.method) ? shared : [...shared, cash];
}
