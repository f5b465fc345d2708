/**
 * @generated SignedSource<<2fc50dc395950e3e760f31c97b08c74c>>
 * @relayHash aeb8256744a02fcd228146d79ed051b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92a76842d575fee98f247680cbd1caae43e55a76942e5e4cf8ee7f73d256c535

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptUploadScreenQuery } from './ReceiptUploadScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptUploadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92a76842d575fee98f247680cbd1caae43e55a76942e5e4cf8ee7f73d256c535",
    "metadata": {},
    "name": "ReceiptUploadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
