/**
 * @generated SignedSource<<8450d7eb4013892887328f9db38456d5>>
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
  readonly " $fragmentSpreads": FragmentRefs<"usePeople_user">;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "46d725b0588d729ffb184aa6e243ff1a";

export default node;
