/**
 * @generated SignedSource<<63f45427e7da194a16e1dff1a631c7e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CONFIRMED" | "DISPUTED" | "REPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Payments_receipt$data = {
  readonly hostName: string;
  readonly payments: ReadonlyArray<{
    readonly diner: string;
    readonly id: string;
    readonly status: PaymentStatus;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentRow_payment">;
  }>;
  readonly " $fragmentType": "Payments_receipt";
};
export type Payments_receipt$key = {
  readonly " $data"?: Payments_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"Payments_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Payments_receipt",
  "selections": [
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payments",
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
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentRow_payment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "92ef670d2ebb482bce9ff19b30f42d73";

export default node;
