/**
 * @generated SignedSource<<5f47da9d3feb102d2357cce1fcf6841c>>
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
      readonly discount: string;
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "discount",
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

(node as any).hash = "54547be278d8020f5e67e91c06449b7c";

export default node;
