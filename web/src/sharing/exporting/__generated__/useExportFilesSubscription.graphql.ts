/**
 * @generated SignedSource<<4d6cca13acef642aa98862ad01f18961>>
 * @relayHash a4118b126d61c4ff6cc4b3c037ce361f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 787903d3b084e3f10ccaefff2583c3db307cb1779471a8ad0d30ab23678b9c86

import type { ConcreteRequest } from 'relay-runtime';
export type AccountJobState = "DONE" | "FAILED" | "RUNNING" | "WAITING" | "%future added value";
export type useExportFilesSubscription$variables = {
  id: string;
};
export type useExportFilesSubscription$data = {
  readonly jobProgress: {
    readonly done: number;
    readonly id: string;
    readonly problem: string | null | undefined;
    readonly state: AccountJobState;
    readonly total: number | null | undefined;
  };
};
export type useExportFilesSubscription = {
  response: useExportFilesSubscription$data;
  variables: useExportFilesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "AccountJob",
    "kind": "LinkedField",
    "name": "jobProgress",
    "plural": false,
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "problem",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportFilesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportFilesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "787903d3b084e3f10ccaefff2583c3db307cb1779471a8ad0d30ab23678b9c86",
    "metadata": {},
    "name": "useExportFilesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "559f880fdce43b2702d8de9a4761da85";

export default node;
