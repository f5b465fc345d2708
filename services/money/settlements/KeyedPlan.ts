import type { SettlementPlan } from '@fairtab/domain/settlements/SettlementPlan';
import { createHash } from 'node:crypto';
import type { StoredProposal } from './StoredSettlement';

/** A plan and its key. Whoever agrees sends the key, so that only the plan that they saw is agreed to. */
export interface KeyedPlan extends SettlementPlan {
  readonly key: string;
}

/** A proposal about the plan of now or, `isOutdated`, an earlier one. */
export interface Proposal extends StoredProposal {
  readonly isOutdated: boolean;
}

/** SHA-256 of what makes a plan another one. */
export function hashOfPlan({ text }: SettlementPlan): Buffer<ArrayBuffer> {
  return createHash('sha256').update(text).digest();
}

export function withKey(plan: SettlementPlan | null): KeyedPlan | null {
  return plan && { ...plan, key: hashOfPlan(plan).toString('base64url') };
}

export function beside(plan: KeyedPlan | null, proposal: StoredProposal | null): Proposal | null {
  return proposal && { ...proposal, isOutdated: proposal.planKey !== plan?.key };
}
