/**
 * @generated SignedSource<<dcb032293b6d3027feb506b56f572cfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettleCard_evening$data = {
  readonly asked: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }>;
  readonly id: string;
  readonly planKey: string | null | undefined;
  readonly planned: ReadonlyArray<{
    readonly amount: string;
    readonly from: {
      readonly key: string;
      readonly name: string;
    };
    readonly to: {
      readonly key: string;
      readonly name: string;
    };
  }>;
  readonly proposal: {
    readonly agreed: ReadonlyArray<{
      readonly key: string;
    }>;
    readonly isOutdated: boolean;
    readonly proposedBy: {
      readonly key: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly receipts: ReadonlyArray<{
    readonly viewerSeat: {
      readonly isHost: boolean;
    };
  }>;
  readonly viewerKey: string | null | undefined;
  readonly " $fragmentType": "SettleCard_evening";
};
export type SettleCard_evening$key = {
  readonly " $data"?: SettleCard_evening$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettleCard_evening">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettleCard_evening",
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
      "name": "planKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlannedTransfer",
      "kind": "LinkedField",
      "name": "planned",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EveningPerson",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EveningPerson",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EveningPerson",
      "kind": "LinkedField",
      "name": "asked",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SettlementProposal",
      "kind": "LinkedField",
      "name": "proposal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOutdated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EveningPerson",
          "kind": "LinkedField",
          "name": "proposedBy",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EveningPerson",
          "kind": "LinkedField",
          "name": "agreed",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Seat",
          "kind": "LinkedField",
          "name": "viewerSeat",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isHost",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Evening",
  "abstractKey": null
};
})();

(node as any).hash = "ea160ab8e7a45e9b4c9672687bfb2a2a";

export default node;
