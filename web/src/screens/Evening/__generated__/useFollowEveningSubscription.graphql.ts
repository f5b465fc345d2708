/**
 * @generated SignedSource<<ad1fb5937dc44027b35635b5acbe4960>>
 * @relayHash d97eb4975e303e44c13a46206bfbce80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27ce0f0a44df0eef90d6aabe66e914838871e20547fac0aa9f9890665931d6a3

import type { ConcreteRequest } from 'relay-runtime';
export type useFollowEveningSubscription$variables = {
  id: string;
};
export type useFollowEveningSubscription$data = {
  readonly eveningChanged: {
    readonly id: string;
  };
};
export type useFollowEveningSubscription = {
  response: useFollowEveningSubscription$data;
  variables: useFollowEveningSubscription$variables;
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
    "concreteType": "Evening",
    "kind": "LinkedField",
    "name": "eveningChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "useFollowEveningSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowEveningSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27ce0f0a44df0eef90d6aabe66e914838871e20547fac0aa9f9890665931d6a3",
    "metadata": {},
    "name": "useFollowEveningSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ce446324d84ffd428e71c4a04a4d49e7";

export default node;
