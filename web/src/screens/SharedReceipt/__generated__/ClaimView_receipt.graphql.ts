/**
 * @generated SignedSource<<c24032a7965373769283507e0e1699b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimView_receipt$data = {
  readonly description: string;
  readonly evenSplit: {
    readonly people: number;
  } | null | undefined;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TapItem_item">;
  }>;
  readonly linkId: string;
  readonly restaurantName: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillFoot_receipt" | "DinerNotices_receipt" | "Dishes_receipt" | "Offers_receipt" | "PayWithoutScript_receipt" | "Summary_receipt" | "YourPart_receipt" | "useRememberedTable_receipt">;
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
      "concreteType": "EvenSplit",
      "kind": "LinkedField",
      "name": "evenSplit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
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
      "name": "DinerNotices_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Offers_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Dishes_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillFoot_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "YourPart_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayWithoutScript_receipt"
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

(node as any).hash = "b1899335a9fd62eb606071ca06c59034";

export default node;
