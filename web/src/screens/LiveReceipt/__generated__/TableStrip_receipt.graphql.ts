/**
 * @generated SignedSource<<2a448321c4cf81e05d6c11f2e4c8aeae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CHARGED" | "CONFIRMED" | "DISPUTED" | "REFUNDED" | "REPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TableStrip_receipt$data = {
  readonly linkId: string;
  readonly paid: string;
  readonly payments: ReadonlyArray<{
    readonly status: PaymentStatus;
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

const node: ReaderFragment = {
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

(node as any).hash = "02eac6ffc459f90afe3840c2244c9d3e";

export default node;
