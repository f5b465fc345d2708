/**
 * @generated SignedSource<<0e2f107c5847e949b49889f56fe27daf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Dishes_receipt$data = {
  readonly evenSplit: {
    readonly dishes: ReadonlyArray<{
      readonly name: string;
      readonly note: string;
      readonly price: string;
      readonly quantity: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "Dishes_receipt";
};
export type Dishes_receipt$key = {
  readonly " $data"?: Dishes_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"Dishes_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Dishes_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EvenSplit",
      "kind": "LinkedField",
      "name": "evenSplit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Dish",
          "kind": "LinkedField",
          "name": "dishes",
          "plural": true,
          "selections": [
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
              "name": "price",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
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

(node as any).hash = "33d1163a29a692e3ce06e3ac285ae39f";

export default node;
