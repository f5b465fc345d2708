/** The write that is under way while the server does not know this device yet. It never fails. */
let underWay: Promise<unknown> | null = null;

/**
 * Sends one write after another until the server knows this device. The first answer makes it a guest; a second write that was sent beside
 * the first one would make another guest, and one diner would be two people at the table.
 */
export async function introduce<Result>(isKnown: () => boolean, send: () => Promise<Result>): Promise<Result> {
  while (underWay !== null && !isKnown()) await underWay;
  if (isKnown()) return send();
  const sent = send();
  const ended = sent.then(
    () => undefined,
    () => undefined,
  );
  underWay = ended;
  try {
    return await sent;
  } finally {
    if (underWay === ended) underWay = null;
  }
}
