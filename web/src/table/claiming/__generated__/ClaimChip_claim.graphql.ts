/**
 * @generated SignedSource<<fa022fa035052b6a69a092bb9062c899>>
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
  readonly diner: string;
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
      "name": "diner",
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

(node as any).hash = "4947527ab6a73975c7b336e1dd5a4d74";

export default node;
