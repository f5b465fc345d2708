/**
 * @generated SignedSource<<43b5a414966a05ff8bf9a892adbb843b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DigestFrequency = "DAILY" | "NEVER" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreferencesForm_user$data = {
  readonly email: string | null | undefined;
  readonly isEmailVerified: boolean;
  readonly notificationPreferences: {
    readonly digestFrequency: DigestFrequency;
    readonly emailMarketing: boolean;
    readonly emailPayments: boolean;
    readonly emailReceipts: boolean;
    readonly emailReminders: boolean;
    readonly pushDetails: boolean;
    readonly pushMessages: boolean;
    readonly pushPayments: boolean;
    readonly pushReceipts: boolean;
    readonly pushReminders: boolean;
    readonly smsPayments: boolean;
    readonly smsReminders: boolean;
  };
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "PreferencesForm_user";
};
export type PreferencesForm_user$key = {
  readonly " $data"?: PreferencesForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferencesForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreferencesForm_user",
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
      "concreteType": "NotificationPreferences",
      "kind": "LinkedField",
      "name": "notificationPreferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailReceipts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailPayments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailReminders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailMarketing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pushReceipts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pushPayments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pushReminders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pushMessages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pushDetails",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "smsPayments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "smsReminders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digestFrequency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "704085a7844f5b6fe77a775ff3224468";

export default node;
