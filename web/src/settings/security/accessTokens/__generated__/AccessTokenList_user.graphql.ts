/**
 * @generated SignedSource<<4ed5bdd8ba062151f77808f63977a3d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessScope = "ACCOUNT_READ" | "CLAIMS" | "EXPORTS" | "PAYMENTS" | "RECEIPTS_READ" | "RECEIPTS_WRITE" | "WEBHOOKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccessTokenList_user$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly expiresAt: string;
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
    readonly lastUsedFrom: string | null | undefined;
    readonly name: string;
    readonly scopes: ReadonlyArray<AccessScope>;
  }>;
  readonly " $fragmentType": "AccessTokenList_user";
};
export type AccessTokenList_user$key = {
  readonly " $data"?: AccessTokenList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokenList_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessTokenList_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessToken",
      "kind": "LinkedField",
      "name": "accessTokens",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a79f94d83aa20565029d89d680eff86d";

export default node;
