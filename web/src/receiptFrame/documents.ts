import type { GraphQLTaggedNode } from 'relay-runtime';
import { codeLoader } from '../lib/codeLoader';
import { loadClaimItem } from '../claiming/loadClaimItem';
import { loadUnclaim } from '../claiming/useUnclaim';
import type { Move } from '../outbox/writes';

const loadHousehold = () => import('../households/documents');

/** Loads the documents of the mutations when they are needed. Most people at a table never need those of the host. */
const LOADERS: Readonly<Record<Move, () => Promise<GraphQLTaggedNode | null>>> = {
  claimItem: async () => (await loadClaimItem())?.claimItem ?? null,
  unclaim: async () => (await loadUnclaim())?.unclaim ?? null,
  declineShare: codeLoader(async () => (await import('../claiming/declineShare')).declineShare),
  treat: codeLoader(async () => (await import('../claiming/treat')).treat),
  endTreat: codeLoader(async () => (await import('../claiming/endTreat')).endTreat),
  askHousehold: codeLoader(async () => (await loadHousehold()).askHousehold),
  joinHousehold: codeLoader(async () => (await loadHousehold()).joinHousehold),
  leaveHousehold: codeLoader(async () => (await loadHousehold()).leaveHousehold),
  payClaims: codeLoader(async () => (await import('../paying/usePayClaims')).payClaims),
  editReceipt: codeLoader(async () => (await import('../hosting/useEditReceipt')).editReceipt),
  cancelClaim: codeLoader(async () => (await import('../hosting/cancelClaim')).cancelClaim),
  reopenClaim: codeLoader(async () => (await import('../hosting/reopenClaim')).reopenClaim),
  confirmPayment: codeLoader(async () => (await import('../hosting/confirmPayment')).confirmPayment),
  disputePayment: codeLoader(async () => (await import('../hosting/disputePayment')).disputePayment),
};

export function loadDocument(move: Move): Promise<GraphQLTaggedNode | null> {
  return LOADERS[move]();
}
