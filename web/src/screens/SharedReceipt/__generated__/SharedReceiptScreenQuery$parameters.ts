/**
 * @generated SignedSource<<6578d32985bc18a83a092b169bc831de>>
 * @relayHash 3e29c4936090dc960b8c7423d67d115c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e512b123af4aa132b0be032263c898f5ff479769fe0e2968e58f97363a9bb1ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e512b123af4aa132b0be032263c898f5ff479769fe0e2968e58f97363a9bb1ca",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
