/**
 * @generated SignedSource<<cdf1403664776a01c464f7c0abe8c3ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemRow_item$data = {
  readonly claims: ReadonlyArray<{
    readonly amount: string;
    readonly claimerName: string;
    readonly covered: string;
    readonly diner: string;
    readonly id: string;
    readonly sharedWith: ReadonlyArray<string>;
    readonly splitCount: number;
    readonly status: ClaimStatus;
    readonly treatedName: string | null | undefined;
    readonly units: number;
  }>;
  readonly discount: string;
  readonly free: ReadonlyArray<{
    readonly end: string;
    readonly start: string;
  }>;
  readonly fullyClaimed: boolean;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly quantity: number;
  readonly share: string;
  readonly splitWith: number;
  readonly " $fragmentType": "ItemRow_item";
};
export type ItemRow_item$key = {
  readonly " $data"?: ItemRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemRow_item">;
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
  "name": "ItemRow_item",
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
      "name": "note",
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
      "name": "splitWith",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
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
          "name": "treatedName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharedWith",
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
          "name": "covered",
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
  "type": "Item",
  "abstractKey": null
};
})();

(node as any).hash = "016eb2034a7691b839ba2f58966b7a81";

export default node;
