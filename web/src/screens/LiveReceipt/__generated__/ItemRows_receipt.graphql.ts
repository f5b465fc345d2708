/**
 * @generated SignedSource<<15fa7bc7122ec6a7075106919cfd8198>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemRows_receipt$data = {
  readonly hostDiner: string;
  readonly hostName: string;
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly diner: string;
      readonly status: ClaimStatus;
    }>;
    readonly fullyClaimed: boolean;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemRow_item">;
  }>;
  readonly people: ReadonlyArray<{
    readonly diner: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ItemRows_receipt";
};
export type ItemRows_receipt$key = {
  readonly " $data"?: ItemRows_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemRows_receipt">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "diner",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemRows_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hostDiner",
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
      "concreteType": "Item",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemRow_item"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};
})();

(node as any).hash = "bd6ee88144c99e17603249326e59f055";

export default node;
