/**
 * @generated SignedSource<<cc0b1553b86d817cb8256481383f618f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityCard_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountRow_user" | "LoginNotifications_user" | "PasswordRow_user" | "SessionList_user" | "TwoFactorRow_user">;
  readonly " $fragmentType": "SecurityCard_user";
};
export type SecurityCard_user$key = {
  readonly " $data"?: SecurityCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityCard_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PasswordRow_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TwoFactorRow_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LoginNotifications_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionList_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAccountRow_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ddd2d7795ca97b0be6260d7f3fd71576";

export default node;
