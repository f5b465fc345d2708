/** Guests of one receipt who pay as one, as soon as they have agreed (docs/product/claims.md). */
export interface Household {
  readonly id: string;
  /** At least two, of whom at least one has agreed. Nobody is in two households of a receipt. */
  readonly members: readonly Member[];
}

/** A guest in a household, by a name that they claim for. */
export interface Member {
  readonly guestId: string;
  readonly name: string;
  /** Whoever asks others agrees by that. Whoever is asked belongs to the household once they say so. */
  readonly hasAgreed: boolean;
}

/** The household that the guest belongs to, or is asked to join; null when there is none. */
export function householdOf(households: readonly Household[], guestId: string): Household | null {
  return households.find(({ members }) => members.some((member) => member.guestId === guestId)) ?? null;
}

/** The guests who pay for each other: those of the guest's household who have agreed when the guest has, else the guest alone. */
export function payersWith(households: readonly Household[], guestId: string): readonly string[] {
  const agreed = (householdOf(households, guestId)?.members ?? []).filter(({ hasAgreed }) => hasAgreed);
  const guestIds = agreed.map((member) => member.guestId);
  return guestIds.includes(guestId) ? guestIds : [guestId];
}

/** The households without one guest. Where nobody is left to pay with, or to ask, there is no household any more. */
export function withoutGuest(households: readonly Household[], guestId: string): readonly Household[] {
  const left = householdOf(households, guestId);
  if (!left) return households;
  const members = left.members.filter((member) => member.guestId !== guestId);
  const isOver = members.length < 2 || members.every(({ hasAgreed }) => !hasAgreed);
  return households.flatMap((each) => (each !== left ? each : isOver ? [] : { ...left, members }));
}

/** The households after a browser's guest became an account's guest. An account that is in another one already stays there. */
export function withGuestMoved(
  households: readonly Household[],
  { from, to }: { from: string; to: string },
): readonly Household[] {
  const old = householdOf(households, from);
  if (!old) return households;
  if (householdOf(households, to)) return withoutGuest(households, from);
  const members = old.members.map((member) => (member.guestId === from ? { ...member, guestId: to } : member));
  return households.map((each) => (each === old ? { ...old, members } : each));
}
