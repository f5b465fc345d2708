/**
 * @generated SignedSource<<b7745f913652d20e9a6764bb35d4f0e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginNotifications_user$data = {
  readonly hasLoginNotifications: boolean;
  readonly isEmailVerified: boolean;
  readonly " $fragmentType": "LoginNotifications_user";
};
export type LoginNotifications_user$key = {
  readonly " $data"?: LoginNotifications_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoginNotifications_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoginNotifications_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasLoginNotifications",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7361310268fa8490ea2cdb040771ee76";

export default node;
