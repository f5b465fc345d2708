/**
 * @generated SignedSource<<b7cf45968ddb6832c56fc4067924615d>>
 * @relayHash 361f5330d1b216b6761b7d609c2fa947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 865516ca58ace8a5b43108b816db6fd4898eaba8a87fbca5654baa54356d7bf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "865516ca58ace8a5b43108b816db6fd4898eaba8a87fbca5654baa54356d7bf6",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
