/**
 * @generated SignedSource<<022fb8e2a1d7a47ad2964f731dfe4344>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnClaim_claim$data = {
  readonly amount: string;
  readonly claimerName: string;
  readonly id: string;
  readonly splitCount: number;
  readonly status: ClaimStatus;
  readonly units: number;
  readonly " $fragmentType": "OwnClaim_claim";
};
export type OwnClaim_claim$key = {
  readonly " $data"?: OwnClaim_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnClaim_claim">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnClaim_claim",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "units",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "splitCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Claim",
  "abstractKey": null
};

(node as any).hash = "f0cd3e1ed3337a4ca60eeba63e31a408";

export default node;
