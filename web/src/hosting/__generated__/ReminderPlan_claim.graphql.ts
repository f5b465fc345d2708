/**
 * @generated SignedSource<<f6f5ec96ad3cdc59139c7014dd3b1c67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReminderStop = "ALL_SENT" | "FORGOTTEN" | "NOTHING_OWED" | "PHONE_ONLY" | "UNREACHABLE" | "UNSUBSCRIBED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReminderPlan_claim$data = {
  readonly id: string;
  readonly reminder: {
    readonly byHandAt: string | null | undefined;
    readonly canRemindNow: boolean;
    readonly nextAt: string | null | undefined;
    readonly sentAt: ReadonlyArray<string>;
    readonly stopped: ReminderStop | null | undefined;
    readonly wording: string;
  } | null | undefined;
  readonly " $fragmentType": "ReminderPlan_claim";
};
export type ReminderPlan_claim$key = {
  readonly " $data"?: ReminderPlan_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderPlan_claim">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReminderPlan_claim",
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
      "concreteType": "ReminderSchedule",
      "kind": "LinkedField",
      "name": "reminder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stopped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byHandAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canRemindNow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wording",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Claim",
  "abstractKey": null
};

(node as any).hash = "9f4abd675150e7bb415eb3dfc8e69f9c";

export default node;
