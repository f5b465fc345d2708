/**
 * @generated SignedSource<<1ae589616d5a91f07fd6d1ad759851d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CHARGED" | "CONFIRMED" | "DISPUTED" | "REFUNDED" | "REPORTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BillHeader_receipt$data = {
  readonly contributions: ReadonlyArray<{
    readonly owed: string;
  }>;
  readonly payments: ReadonlyArray<{
    readonly status: PaymentStatus;
  }>;
  readonly remaining: string;
  readonly restaurantName: string;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillFigures_receipt" | "PaidBar_receipt">;
  readonly " $fragmentType": "BillHeader_receipt";
};
export type BillHeader_receipt$key = {
  readonly " $data"?: BillHeader_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillHeader_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillHeader_receipt",
  "selections": [
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
      "kind": "ScalarField",
      "name": "restaurantName",
      "storageKey": null
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

(node as any).hash = "a913c5729e6dfbb3704b2f851104bb60";

export default node;
