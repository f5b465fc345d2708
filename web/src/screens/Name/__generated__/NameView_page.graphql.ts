/**
 * @generated SignedSource<<51f0d882b04c629bad30465bf0890c3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NameView_page$data = {
  readonly displayName: string;
  readonly url: string;
  readonly username: string;
  readonly ways: ReadonlyArray<{
    readonly handle: string;
    readonly method: PaymentMethod;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OwedByMe_page">;
  readonly " $fragmentType": "NameView_page";
};
export type NameView_page$key = {
  readonly " $data"?: NameView_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameView_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameView_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwedByMe_page"
    }
  ],
  "type": "NamePage",
  "abstractKey": null
};

(node as any).hash = "a7d38cf850eba9555e9f244084dcd017";

export default node;
