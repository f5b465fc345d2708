/**
 * @generated SignedSource<<5bd461b1b0d4b3598980267e1964de1b>>
 * @relayHash 8586ea9a26c2e4361c94fa589b63bc39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be236a66d3277e62407b6a7371fe8680d082b74415db29b316db91b039917273

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptUploadScreenQuery } from './ReceiptUploadScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptUploadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be236a66d3277e62407b6a7371fe8680d082b74415db29b316db91b039917273",
    "metadata": {},
    "name": "ReceiptUploadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
