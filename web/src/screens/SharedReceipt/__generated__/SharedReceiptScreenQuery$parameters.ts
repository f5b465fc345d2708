/**
 * @generated SignedSource<<75f0067b68ef5c0bbd748bcb529c95c3>>
 * @relayHash a73b136e1741a3b255b18a693c1c8972
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac2576cea930ba46723a013e685e8f3b6cc98c917bedf51a17b804055129c09b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac2576cea930ba46723a013e685e8f3b6cc98c917bedf51a17b804055129c09b",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
