/**
 * @generated SignedSource<<53ead263ea6fafeecb5cd2b5deb9eaf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Unclaimed_receipt$data = {
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly diner: string;
      readonly status: ClaimStatus;
    }>;
    readonly fullyClaimed: boolean;
    readonly id: string;
  }>;
  readonly unclaimed: string;
  readonly " $fragmentType": "Unclaimed_receipt";
};
export type Unclaimed_receipt$key = {
  readonly " $data"?: Unclaimed_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"Unclaimed_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Unclaimed_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unclaimed",
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullyClaimed",
          "storageKey": null
        },
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
              "name": "diner",
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

(node as any).hash = "1f36a78ff1383057303136969e815b0a";

export default node;
