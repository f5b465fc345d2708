/** The write of each session that is under way while the server does not know its device yet. None of them fails. */
const underWay = new WeakMap<object, Promise<unknown>>();

/**
 * Sends one write after another until the server knows this device. The first answer makes it a guest; a second write that was sent beside
 * the first one would make another guest, and one diner would be two people at the table.
 * @param session the Relay environment, which is a new one for another person
 */
export async function introduce<Result>(
  session: object,
  isKnown: () => boolean,
  send: () => Promise<Result>,
): Promise<Result> {
  for (let other = underWay.get(session); other && !isKnown(); other = underWay.get(session)) await other;
  if (isKnown()) return send();
  const sent = send();
  const ended = sent.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(session, ended);
  try {
    return await sent;
  } finally {
    if (underWay.get(session) === ended) underWay.delete(session);
  }
}
