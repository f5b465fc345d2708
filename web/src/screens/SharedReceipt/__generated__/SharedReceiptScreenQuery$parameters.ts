/**
 * @generated SignedSource<<a46879abdf2c09b19947f0bb40d728b6>>
 * @relayHash 395bbec4715f487e309e03e45279c144
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6826da3eb2a68fb74bdb851fef9528c446e3b4a2e2ccba2f217b77f0a2ccc2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6826da3eb2a68fb74bdb851fef9528c446e3b4a2e2ccba2f217b77f0a2ccc2d",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
