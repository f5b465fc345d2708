/**
 * @generated SignedSource<<d4e3e308d42abadb50eb024f747925d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type PaymentStatus = "CHARGED" | "CONFIRMED" | "DISPUTED" | "REFUNDED" | "REPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentRow_payment$data = {
  readonly acceptedAt: string | null | undefined;
  readonly amount: string;
  readonly cashAmount: string | null | undefined;
  readonly createdAt: string;
  readonly diner: string;
  readonly id: string;
  readonly method: PaymentMethod;
  readonly payerName: string;
  readonly status: PaymentStatus;
  readonly " $fragmentType": "PaymentRow_payment";
};
export type PaymentRow_payment$key = {
  readonly " $data"?: PaymentRow_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRow_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentRow_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptedAt",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "607291ebd8f7008391220c95b768209b";

export default node;
