/**
 * @generated SignedSource<<d39ba5da27b31687ef42a6dbb1349705>>
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

(node as any).hash = "e54b27d6e0e775259a96941c397dd33b";

export default node;
