/**
 * @generated SignedSource<<4c36d0982264f82a8b348aa5217e765f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordRow_user$data = {
  readonly username: string;
  readonly " $fragmentType": "PasswordRow_user";
};
export type PasswordRow_user$key = {
  readonly " $data"?: PasswordRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordRow_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "63414b5f06b8d5d45f7472319feba491";

export default node;
