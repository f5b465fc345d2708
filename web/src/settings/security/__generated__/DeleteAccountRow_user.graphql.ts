/**
 * @generated SignedSource<<ff5a385fb615b7407be230ad8cb3939d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountRow_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_user">;
  readonly " $fragmentType": "DeleteAccountRow_user";
};
export type DeleteAccountRow_user$key = {
  readonly " $data"?: DeleteAccountRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountRow_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAccountDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8566bca551260879172253043a9934f3";

export default node;
