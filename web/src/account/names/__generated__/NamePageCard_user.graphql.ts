/**
 * @generated SignedSource<<746ed8737d36478c4fa63609f3cb63e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NamePageCard_user$data = {
  readonly namePage: {
    readonly isOn: boolean;
  };
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"NamePageForm_user">;
  readonly " $fragmentType": "NamePageCard_user";
};
export type NamePageCard_user$key = {
  readonly " $data"?: NamePageCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NamePageCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NamePageCard_user",
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
      "concreteType": "NamePageSettings",
      "kind": "LinkedField",
      "name": "namePage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NamePageForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2b34567edb4f4903bc7db666138fb544";

export default node;
