/**
 * @generated SignedSource<<296b5d1409fe0eb15cc971d00d2a24c4>>
 * @relayHash 58fa72541a21294c62436f7426765755
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da64ecb05d4c615342c73786c5ab3e84c11309346d8d804d934369355200a1f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da64ecb05d4c615342c73786c5ab3e84c11309346d8d804d934369355200a1f7",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
