/**
 * @generated SignedSource<<77a70579a64e253dfa4e96a611e32a73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityCard_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountRow_user" | "LoginNotifications_user" | "PasskeysRow_user" | "PasswordRow_user" | "SessionList_user" | "TwoFactorRow_user">;
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
      "name": "PasskeysRow_user"
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

(node as any).hash = "70adcbb85347ce3e6af8f06b81fcc0d2";

export default node;
