/**
 * @generated SignedSource<<f841543e0aa7d54d64c689c807825a33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailStatus_user$data = {
  readonly email: string | null | undefined;
  readonly isEmailVerified: boolean;
  readonly " $fragmentType": "EmailStatus_user";
};
export type EmailStatus_user$key = {
  readonly " $data"?: EmailStatus_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailStatus_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailStatus_user",
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

(node as any).hash = "61bfd9e751bea1546abd1742a36edfc4";

export default node;
