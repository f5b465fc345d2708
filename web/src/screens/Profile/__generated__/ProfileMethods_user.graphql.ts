/**
 * @generated SignedSource<<cb155ae35c11c9852eb78577f08258cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileMethods_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"savedMethods_user">;
  readonly " $fragmentType": "ProfileMethods_user";
};
export type ProfileMethods_user$key = {
  readonly " $data"?: ProfileMethods_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileMethods_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileMethods_user",
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

(node as any).hash = "3420f53c0ce7d2b88166c68eabb6eb46";

export default node;
