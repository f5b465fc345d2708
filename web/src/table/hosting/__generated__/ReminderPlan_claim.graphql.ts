/**
 * @generated SignedSource<<6c531fcd7308de33ec66e56c7a55031a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReminderHold = "COUNTRY" | "HOST" | "INSTALLATION" | "NETWORK" | "RECIPIENT" | "UNSUBSCRIBED" | "%future added value";
export type ReminderStop = "ALL_SENT" | "FORGOTTEN" | "NOTHING_OWED" | "PHONE_ONLY" | "UNREACHABLE" | "UNSUBSCRIBED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReminderPlan_claim$data = {
  readonly id: string;
  readonly reminder: {
    readonly byHandAt: string | null | undefined;
    readonly canRemindNow: boolean;
    readonly held: ReminderHold | null | undefined;
    readonly isFirstMessage: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFirstMessage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "held",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Claim",
  "abstractKey": null
};

(node as any).hash = "10491569ccdc97401f64bc4766f718b7";

export default node;
