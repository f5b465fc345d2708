/**
 * @generated SignedSource<<11d30f8d14540b2c3dc69d98f90184c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleView_user$data = {
  readonly iOweTotal: string;
  readonly owedToMeTotal: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedNames_user" | "Requests_user" | "usePeople_user">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owedToMeTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iOweTotal",
      "storageKey": null
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

(node as any).hash = "90e5ff7347ff414587c214e2fea8b2c8";

export default node;
