/**
 * @generated SignedSource<<67f8e0426b13b23969f231a0aca86ecf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhoPaidCard_receipt$data = {
  readonly contributions: ReadonlyArray<{
    readonly amount: string;
    readonly diner: string;
    readonly name: string;
    readonly owed: string;
    readonly passedOn: string;
    readonly personId: string;
  }>;
  readonly hostDiner: string;
  readonly hostName: string;
  readonly total: string;
  readonly " $fragmentType": "WhoPaidCard_receipt";
};
export type WhoPaidCard_receipt$key = {
  readonly " $data"?: WhoPaidCard_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoPaidCard_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhoPaidCard_receipt",
  "selections": [
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
      "name": "hostDiner",
      "storageKey": null
    },
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
      "concreteType": "Contribution",
      "kind": "LinkedField",
      "name": "contributions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personId",
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passedOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "80dfe4e904aa5e10e8eafd4aa04f98c4";

export default node;
