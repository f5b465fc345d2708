/**
 * @generated SignedSource<<18a8089d584f3645985e13e6732b1c55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentView_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"savedMethods_user">;
  readonly " $fragmentType": "PaymentView_user";
};
export type PaymentView_user$key = {
  readonly " $data"?: PaymentView_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentView_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentView_user",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "savedMethods_user",
      "selections": [
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
              "name": "id",
              "storageKey": null
            },
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
              "name": "displayName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "identifier",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDefault",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c7cba3c8d286397f1b0977f5fa7619d3";

export default node;
