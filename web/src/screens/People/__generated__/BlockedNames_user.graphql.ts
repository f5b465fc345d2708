/**
 * @generated SignedSource<<1844fd8729018ba456f56cde7c5ebc3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockedNames_user$data = {
  readonly blockedNames: ReadonlyArray<string>;
  readonly " $fragmentType": "BlockedNames_user";
};
export type BlockedNames_user$key = {
  readonly " $data"?: BlockedNames_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedNames_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockedNames_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedNames",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "20110f2dbb0bda332ed9f83c597bcd1e";

export default node;
