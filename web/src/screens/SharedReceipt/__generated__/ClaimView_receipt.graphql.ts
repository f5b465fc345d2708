/**
 * @generated SignedSource<<080a0f35cb9e8e9351709af5bd491b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimView_receipt$data = {
  readonly description: string;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TapItem_item">;
  }>;
  readonly linkId: string;
  readonly restaurantName: string;
  readonly " $fragmentSpreads": FragmentRefs<"Dishes_receipt" | "Summary_receipt" | "YourPart_receipt" | "useRememberedTable_receipt">;
  readonly " $fragmentType": "ClaimView_receipt";
};
export type ClaimView_receipt$key = {
  readonly " $data"?: ClaimView_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimView_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimView_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restaurantName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TapItem_item"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Dishes_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "YourPart_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Summary_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRememberedTable_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "76b1abfad042b874d3f706afab09afb9";

export default node;
