/**
 * @generated SignedSource<<78ab3a1bfb3d85946a84b2bf97ff77e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "VENMO" | "ZELLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NameView_page$data = {
  readonly displayName: string;
  readonly url: string;
  readonly username: string;
  readonly ways: ReadonlyArray<{
    readonly handle: string;
    readonly method: PaymentMethod;
  }>;
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
    }
  ],
  "type": "NamePage",
  "abstractKey": null
};

(node as any).hash = "e52bf0dce7b5495156693bb6a384cc45";

export default node;
