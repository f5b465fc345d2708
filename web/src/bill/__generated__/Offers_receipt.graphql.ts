/**
 * @generated SignedSource<<9008f6e9ee32c79dd7785f4b61aed698>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Offers_receipt$data = {
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly amount: string;
      readonly claimerName: string;
      readonly diner: string;
      readonly id: string;
      readonly sharedWith: ReadonlyArray<string>;
      readonly status: ClaimStatus;
      readonly treatedDiner: string | null | undefined;
    }>;
  }>;
  readonly people: ReadonlyArray<{
    readonly askedInto: string | null | undefined;
    readonly diner: string;
    readonly household: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"HouseholdNotice_receipt" | "ShareNotices_receipt">;
  readonly " $fragmentType": "Offers_receipt";
};
export type Offers_receipt$key = {
  readonly " $data"?: Offers_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"Offers_receipt">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "Offers_receipt",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareNotices_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HouseholdNotice_receipt"
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "household",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedInto",
          "storageKey": null
        }
      ],
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
            (v0/*:: as any*/),
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
              "name": "treatedDiner",
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
})();

(node as any).hash = "c5b2be4e85f02a14aa9ad429c379c400";

export default node;
