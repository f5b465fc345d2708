/**
 * @generated SignedSource<<892677e12183cea2e848da2d5d78f09f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleView_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlockedNames_user" | "PeopleTotals_user" | "Requests_user" | "YourEvenings_user" | "usePeople_user">;
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
      "name": "YourEvenings_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePeople_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Requests_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockedNames_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "67c8c6ac2086f35db586d27c17e6f9e6";

export default node;
