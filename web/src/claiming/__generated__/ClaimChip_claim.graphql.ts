/**
 * @generated SignedSource<<20c29ea7c7962ccec96709af4c2ca56e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClaimChip_claim$data = {
  readonly amount: string;
  readonly claimerName: string;
  readonly id: string;
  readonly splitCount: number;
  readonly status: ClaimStatus;
  readonly units: number;
  readonly " $fragmentType": "ClaimChip_claim";
};
export type ClaimChip_claim$key = {
  readonly " $data"?: ClaimChip_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimChip_claim">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimChip_claim",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "Claim",
  "abstractKey": null
};

(node as any).hash = "64ff5bdcb570fbe26afb3dabc0031830";

export default node;
