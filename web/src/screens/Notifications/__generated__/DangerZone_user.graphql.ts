/**
 * @generated SignedSource<<5678d55d475c62ea9edf762908ed880f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DangerZone_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_user">;
  readonly " $fragmentType": "DangerZone_user";
};
export type DangerZone_user$key = {
  readonly " $data"?: DangerZone_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DangerZone_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DangerZone_user",
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

(node as any).hash = "84a0f9c0b55a71d68ce0982d96d33ac7";

export default node;
