/**
 * @generated SignedSource<<3180e20df6822a3cf9c5904e84d77656>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MethodsView_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NamePageCard_user" | "savedMethods_user">;
  readonly " $fragmentType": "MethodsView_user";
};
export type MethodsView_user$key = {
  readonly " $data"?: MethodsView_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MethodsView_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MethodsView_user",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NamePageCard_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f2baa740c61f97ca4070af3729bb7cd6";

export default node;
