/**
 * @generated SignedSource<<bc2826993e846658fe0751773b595cdc>>
 * @relayHash 6fac4df6661bbd91b1b91f8cb3142ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5a138d7189b80810560982cd197e67be7f1ae9de134d88dbcb0cc51c08ea1ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5a138d7189b80810560982cd197e67be7f1ae9de134d88dbcb0cc51c08ea1ae",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
