/**
 * @generated SignedSource<<5566a028295913d48d28b082ab24f2d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveTable_receipt$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemCard_item">;
  }>;
  readonly linkId: string;
  readonly photosShared: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BillHeader_receipt" | "BillTotals_receipt" | "Dishes_receipt" | "HostNotices_receipt" | "LiveHeader_receipt" | "Payments_receipt" | "People_receipt" | "Unclaimed_receipt" | "YourPart_receipt" | "useRememberedTable_receipt">;
  readonly " $fragmentType": "LiveTable_receipt";
};
export type LiveTable_receipt$key = {
  readonly " $data"?: LiveTable_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTable_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveTable_receipt",
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
      "name": "photosShared",
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
          "name": "ItemCard_item"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiveHeader_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HostNotices_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillHeader_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillTotals_receipt"
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
      "name": "Unclaimed_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "People_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Payments_receipt"
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

(node as any).hash = "5067426bb12cd25451199c1f8fb74155";

export default node;
