/**
 * @generated SignedSource<<45887818ce29e3a8ffa0ab39ebab3a63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UploadView_user$data = {
  readonly lastCurrency: string;
  readonly paymentMethods: ReadonlyArray<{
    readonly identifier: string;
    readonly type: PaymentMethod;
  }>;
  readonly userId: string;
  readonly " $fragmentType": "UploadView_user";
};
export type UploadView_user$key = {
  readonly " $data"?: UploadView_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadView_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadView_user",
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
      "kind": "ScalarField",
      "name": "lastCurrency",
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

(node as any).hash = "95713138508c49a4b4cc64532b3299b7";

export default node;
