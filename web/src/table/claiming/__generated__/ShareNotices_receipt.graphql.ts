/**
 * @generated SignedSource<<a11423cd6cf279fe40176732bd4b1cd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShareNotices_receipt$data = {
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly claimerName: string;
      readonly diner: string;
      readonly id: string;
      readonly sharedWith: ReadonlyArray<string>;
      readonly splitCount: number;
      readonly status: ClaimStatus;
      readonly units: number;
    }>;
    readonly free: ReadonlyArray<{
      readonly end: string;
      readonly start: string;
    }>;
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
  }>;
  readonly " $fragmentType": "ShareNotices_receipt";
};
export type ShareNotices_receipt$key = {
  readonly " $data"?: ShareNotices_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareNotices_receipt">;
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
  "name": "ShareNotices_receipt",
  "selections": [
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
          "name": "name",
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
              "name": "status",
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
              "name": "sharedWith",
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

(node as any).hash = "a7c115b69f8f0ea3d9834723cf826fe7";

export default node;
