/**
 * @generated SignedSource<<87869d9a9128d97651f2f77bfe5a0fbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaidBar_receipt$data = {
  readonly claimed: string;
  readonly paid: string;
  readonly people: ReadonlyArray<{
    readonly diner: string;
    readonly id: string;
    readonly name: string;
    readonly owes: string;
    readonly paid: string;
  }>;
  readonly total: string;
  readonly " $fragmentType": "PaidBar_receipt";
};
export type PaidBar_receipt$key = {
  readonly " $data"?: PaidBar_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidBar_receipt">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidBar_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimed",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "people",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owes",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};
})();

(node as any).hash = "630d59b64e8c982452581b56b2be8b07";

export default node;
