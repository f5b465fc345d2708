/**
 * @generated SignedSource<<3a9f248d1b92a907f1004a6c68d6aaed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleView_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PeopleTotals_user" | "usePeople_user">;
  readonly " $fragmentType": "PeopleView_user";
};
export type PeopleView_user$key = {
  readonly " $data"?: PeopleView_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleView_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleView_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeopleTotals_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePeople_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a9e5bca18795792432e3108cccfc7c32";

export default node;
