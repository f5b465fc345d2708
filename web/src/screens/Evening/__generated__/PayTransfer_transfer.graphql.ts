/**
 * @generated SignedSource<<0cf77a27dddfc89b7e37d29336c65cda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayTransfer_transfer$data = {
  readonly amount: string;
  readonly key: string;
  readonly ways: ReadonlyArray<{
    readonly handle: string;
    readonly method: PaymentMethod;
  }>;
  readonly " $fragmentType": "PayTransfer_transfer";
};
export type PayTransfer_transfer$key = {
  readonly " $data"?: PayTransfer_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayTransfer_transfer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayTransfer_transfer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
      "concreteType": "PayTo",
      "kind": "LinkedField",
      "name": "ways",
      "plural": true,
      "selections": [
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
          "name": "handle",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Transfer",
  "abstractKey": null
};

(node as any).hash = "8c19bed4af05346d5019fd1ff3515961";

export default node;
