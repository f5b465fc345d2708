import { lengthOf, type Portion } from '@fairtab/domain/claims';
import { GRID } from '@fairtab/domain/shares';
import type { TableClaim } from '../tableState';
import { recallDiner, type RememberedDiner } from './rememberedDiner';

type PartOfClaim = Pick<
  TableClaim,
  'id' | 'diner' | 'claimerName' | 'treatedName' | 'sharedWith' | 'units' | 'splitCount' | 'status'
>;

/** What one person of this device has of a line and can still change. */
export interface OwnPart {
  /** The claims that it consists of. */
  readonly ids: readonly string[];
  readonly claimer: RememberedDiner;
  /** All of it as one portion; null when its claims are shared by different numbers of people. */
  readonly portion: Portion | null;
  /** The ids of the people who are asked to share it. */
  readonly shareWith: readonly string[];
  /** Whether the server has answered all of it. */
  readonly isAnswered: boolean;
}

/** The part of the person whom this device claimed for last; null when nothing on the line can be given back. */
export function ownPart(claims: readonly PartOfClaim[], diner: string | null): OwnPart | null {
  const open = claims.filter(
    (claim) => diner !== null && claim.diner === diner && claim.status === 'CLAIMED' && claim.treatedName === null,
  );
  const name = open.at(-1)?.claimerName;
  if (name === undefined) return null;
  const own = open.filter(({ claimerName }) => claimerName === name);
  return {
    ids: own.map(({ id }) => id),
    claimer: claimerCalled(name),
    portion: asOne(own),
    shareWith: [...new Set(own.flatMap(({ sharedWith }) => sharedWith))],
    isAnswered: own.every(({ id }) => !id.startsWith('new:')),
  };
}

/** Also with the address that the diner of this device has told. */
export function claimerCalled(name: string): RememberedDiner {
  const known = recallDiner();
  return known?.name === name ? known : { name, email: '', phone: '' };
}

function asOne(portions: readonly Portion[]): Portion | null {
  const [first] = portions;
  if (!first) return null;
  if (portions.every(({ splitCount }) => splitCount === first.splitCount))
    return { units: portions.reduce((sum, { units }) => sum + units, 0), splitCount: first.splitCount };
  const length = portions.reduce((sum, portion) => sum + lengthOf(portion), 0n);
  return length % GRID === 0n ? { units: Number(length / GRID), splitCount: 1 } : null;
}
