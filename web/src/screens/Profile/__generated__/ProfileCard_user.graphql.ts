/**
 * @generated SignedSource<<970cb9fd47b7bb2a84581af21a646a7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileCard_user$data = {
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly photo: string | null | undefined;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"EmailStatus_user" | "PhoneStatus_user" | "ProfileForm_user">;
  readonly " $fragmentType": "ProfileCard_user";
};
export type ProfileCard_user$key = {
  readonly " $data"?: ProfileCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailStatus_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhoneStatus_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "69abfca1f0e141e089e820544e7a996b";

export default node;
