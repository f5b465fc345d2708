/**
 * @generated SignedSource<<20281168480dc9d9da84ac3d58e84724>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CHARGED" | "CONFIRMED" | "DISPUTED" | "REFUNDED" | "REPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TableStrip_receipt$data = {
  readonly contributions: ReadonlyArray<{
    readonly diner: string;
    readonly name: string;
    readonly owed: string;
  }>;
  readonly evenSplit: {
    readonly people: number;
  } | null | undefined;
  readonly hostName: string;
  readonly linkId: string;
  readonly paid: string;
  readonly payments: ReadonlyArray<{
    readonly amount: string;
    readonly status: PaymentStatus;
  }>;
  readonly people: ReadonlyArray<{
    readonly diner: string;
  }>;
  readonly remaining: string;
  readonly restaurantName: string;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillFigures_receipt" | "PaidBar_receipt" | "Presence_receipt">;
  readonly " $fragmentType": "TableStrip_receipt";
};
export type TableStrip_receipt$key = {
  readonly " $data"?: TableStrip_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"TableStrip_receipt">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "diner",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TableStrip_receipt",
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
      "name": "hostName",
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
      "concreteType": "Contribution",
      "kind": "LinkedField",
      "name": "contributions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "owed",
          "storageKey": null
        }
      ],
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
      "name": "paid",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Presence_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillFigures_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaidBar_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};
})();

(node as any).hash = "e8fe470dbbf9202d0a823156e7312955";

export default node;
