/**
 * @generated SignedSource<<92266ed52848899b635b49b496013266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayWithoutScript_receipt$data = {
  readonly hostName: string;
  readonly payTo: ReadonlyArray<{
    readonly handle: string;
    readonly method: PaymentMethod;
  }>;
  readonly " $fragmentType": "PayWithoutScript_receipt";
};
export type PayWithoutScript_receipt$key = {
  readonly " $data"?: PayWithoutScript_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayWithoutScript_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayWithoutScript_receipt",
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
      "concreteType": "PayTo",
      "kind": "LinkedField",
      "name": "payTo",
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
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "d4b7f69737180e71a4fc595e495170c6";

export default node;
