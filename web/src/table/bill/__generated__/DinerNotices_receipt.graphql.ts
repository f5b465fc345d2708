/**
 * @generated SignedSource<<0bea49325224b21ad757b5afdafe3ce8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DinerNotices_receipt$data = {
  readonly hostName: string;
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly amount: string;
      readonly diner: string;
      readonly id: string;
      readonly status: ClaimStatus;
    }>;
  }>;
  readonly linkId: string;
  readonly mismatch: string;
  readonly " $fragmentType": "DinerNotices_receipt";
};
export type DinerNotices_receipt$key = {
  readonly " $data"?: DinerNotices_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"DinerNotices_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DinerNotices_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hostName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mismatch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Item",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Claim",
          "kind": "LinkedField",
          "name": "claims",
          "plural": true,
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "a75a973b134bc6f71165fb6794bf38da";

export default node;
