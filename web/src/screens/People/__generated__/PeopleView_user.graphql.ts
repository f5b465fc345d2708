/**
 * @generated SignedSource<<448013926600a91867aae4c536664ba9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleView_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlockedNames_user" | "PeopleTotals_user" | "Requests_user" | "usePeople_user">;
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

(node as any).hash = "df60ea59825065e2632e96656e36f910";

export default node;
