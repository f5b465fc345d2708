/**
 * @generated SignedSource<<2f6b7edc84065beeace11369a1924e90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountDialog_user$data = {
  readonly email: string | null | undefined;
  readonly isEmailVerified: boolean;
  readonly " $fragmentType": "DeleteAccountDialog_user";
};
export type DeleteAccountDialog_user$key = {
  readonly " $data"?: DeleteAccountDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountDialog_user",
  "selections": [
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
      "name": "isEmailVerified",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8664ea1639ca73127f701cde90c643f3";

export default node;
