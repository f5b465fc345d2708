/**
 * @generated SignedSource<<3aba409ddb6ebe130fd0fc941711096c>>
 * @relayHash e10eb68fe65a17511932a08337693c76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b2b801565e64bac00fe27f388b12bde5bb6c20d35fbfb3488af69400a01926b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b2b801565e64bac00fe27f388b12bde5bb6c20d35fbfb3488af69400a01926b",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
