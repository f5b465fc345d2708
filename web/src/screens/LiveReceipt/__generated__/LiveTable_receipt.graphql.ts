/**
 * @generated SignedSource<<6d904afcb8622c6b05835765e1a3dc39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CHARGED" | "CONFIRMED" | "DISPUTED" | "REFUNDED" | "REPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LiveTable_receipt$data = {
  readonly contributions: ReadonlyArray<{
    readonly owed: string;
  }>;
  readonly items: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly payments: ReadonlyArray<{
    readonly status: PaymentStatus;
  }>;
  readonly people: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly photosShared: boolean;
  readonly remaining: string;
  readonly restaurantName: string;
  readonly total: string;
  readonly unclaimed: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillFoot_receipt" | "DinerNotices_receipt" | "Dishes_receipt" | "DisputeNotice_receipt" | "HostNotices_receipt" | "HostTabs_receipt" | "ItemRows_receipt" | "Offers_receipt" | "PayWithoutScript_receipt" | "Payments_receipt" | "People_receipt" | "TableStrip_receipt" | "Unclaimed_receipt" | "WhoPaid_receipt" | "YourPart_receipt" | "useRememberedTable_receipt">;
  readonly " $fragmentType": "LiveTable_receipt";
};
export type LiveTable_receipt$key = {
  readonly " $data"?: LiveTable_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTable_receipt">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveTable_receipt",
  "selections": [
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
      "kind": "ScalarField",
      "name": "restaurantName",
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
      "kind": "ScalarField",
      "name": "remaining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unclaimed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
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
          "name": "owed",
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HostTabs_receipt"
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
      "name": "WhoPaid_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemRows_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TableStrip_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HostNotices_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeNotice_receipt"
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
})();

(node as any).hash = "0386f330552237fcb8a86bc5d9302182";

export default node;
