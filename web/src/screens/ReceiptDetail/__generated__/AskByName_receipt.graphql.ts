/**
 * @generated SignedSource<<bd0358fafd047fcf1c695f7f05244fe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
export type Visibility = "LINK" | "PARTICIPANTS" | "PRIVATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AskByName_receipt$data = {
  readonly hostName: string;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly amount: string;
      readonly claimerName: string;
      readonly diner: string;
      readonly status: ClaimStatus;
      readonly treatedName: string | null | undefined;
    }>;
  }>;
  readonly people: ReadonlyArray<{
    readonly diner: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly visibility: Visibility;
  readonly " $fragmentType": "AskByName_receipt";
};
export type AskByName_receipt$key = {
  readonly " $data"?: AskByName_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskByName_receipt">;
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
  "name": "AskByName_receipt",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "visibility",
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
            (v1/*:: as any*/),
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

(node as any).hash = "bed7b4b9d17b19fa768543fecf6fd102";

export default node;
