/**
 * @generated SignedSource<<14600e2fb602c60fab42942296ed38b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemCard_item$data = {
  readonly claims: ReadonlyArray<{
    readonly diner: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ClaimChip_claim" | "OwnClaim_claim">;
  }>;
  readonly free: ReadonlyArray<{
    readonly end: string;
    readonly start: string;
  }>;
  readonly fullyClaimed: boolean;
  readonly id: string;
  readonly lineTotal: string;
  readonly name: string;
  readonly price: string;
  readonly quantity: number;
  readonly share: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimButtons_item">;
  readonly " $fragmentType": "ItemCard_item";
};
export type ItemCard_item$key = {
  readonly " $data"?: ItemCard_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemCard_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemCard_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "share",
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
      "concreteType": "Stretch",
      "kind": "LinkedField",
      "name": "free",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "diner",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClaimChip_claim"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnClaim_claim"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClaimButtons_item"
    }
  ],
  "type": "Item",
  "abstractKey": null
};
})();

(node as any).hash = "7c9d79612821823d10d39c5735028208";

export default node;
