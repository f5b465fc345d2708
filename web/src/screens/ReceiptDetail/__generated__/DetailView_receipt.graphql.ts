/**
 * @generated SignedSource<<905ae40a16e9ccbe3fa325b4ca02fc7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailView_receipt$data = {
  readonly description: string;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DetailItem_item">;
  }>;
  readonly linkId: string;
  readonly people: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly restaurantName: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillFoot_receipt" | "BillHeader_receipt" | "BillPhotos_receipt" | "DetailHeader_receipt" | "DinerNotices_receipt" | "Dishes_receipt" | "HostNotices_receipt" | "ManageReceipt_receipt" | "Offers_receipt" | "Payments_receipt" | "People_receipt" | "TakeAlong_receipt" | "Trail_receipt" | "WhoPaid_receipt" | "YourShare_receipt" | "useRememberedTable_receipt">;
  readonly " $fragmentType": "DetailView_receipt";
};
export type DetailView_receipt$key = {
  readonly " $data"?: DetailView_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailView_receipt">;
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
  "name": "DetailView_receipt",
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
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
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DetailItem_item"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailHeader_receipt"
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
      "name": "BillFoot_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Dishes_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "YourShare_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillPhotos_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManageReceipt_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakeAlong_receipt"
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
      "name": "WhoPaid_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Trail_receipt"
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
})();

(node as any).hash = "dcab252c06b9250624a1a15ec0d5ae05";

export default node;
