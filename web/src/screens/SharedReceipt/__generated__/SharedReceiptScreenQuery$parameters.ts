/**
 * @generated SignedSource<<61493a14e646ca9baf631ea044d0690c>>
 * @relayHash 2c3eb6a490a25a3d67adff22583beafe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a85c4c1557fe87c0eea066f371471bcf4259c3b9f631e817d3659e764375cdc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a85c4c1557fe87c0eea066f371471bcf4259c3b9f631e817d3659e764375cdc7",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
