/**
 * @generated SignedSource<<74fa579695c5748d9a03a8397ca168d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeysRow_user$data = {
  readonly passkeys: ReadonlyArray<{
    readonly createdAt: string;
    readonly device: string;
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
  }>;
  readonly " $fragmentType": "PasskeysRow_user";
};
export type PasskeysRow_user$key = {
  readonly " $data"?: PasskeysRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeysRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeysRow_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5e2dc2f7b8b43c3a1d265d01fe674045";

export default node;
