/**
 * @generated SignedSource<<74e6028c45551d531a145c4f3d5446e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "VENMO" | "ZELLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ManualEntry_user$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly identifier: string;
    readonly type: PaymentMethod;
  }>;
  readonly userId: string;
  readonly " $fragmentType": "ManualEntry_user";
};
export type ManualEntry_user$key = {
  readonly " $data"?: ManualEntry_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManualEntry_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManualEntry_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedPaymentMethod",
      "kind": "LinkedField",
      "name": "paymentMethods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identifier",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "90cc555b9d83ed71f353b3ecfefc9a79";

export default node;
