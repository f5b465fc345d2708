/**
 * @generated SignedSource<<062099c0ab62ea0020702917095b8460>>
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

(node as any).hash = "70a3381cf2a338928bfd62944db7956c";

export default node;
