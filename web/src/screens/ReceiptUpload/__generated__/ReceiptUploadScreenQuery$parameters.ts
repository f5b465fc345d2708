/**
 * @generated SignedSource<<81c2508ec5a229718e3397fa1552aa74>>
 * @relayHash ec5069eda9265cf7ae540b9792d07217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fb66ce177a60b1603e7c4a76600fc82e2af65b3ed0572cf34ee78f43cfc16eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptUploadScreenQuery } from './ReceiptUploadScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptUploadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fb66ce177a60b1603e7c4a76600fc82e2af65b3ed0572cf34ee78f43cfc16eb",
    "metadata": {},
    "name": "ReceiptUploadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
