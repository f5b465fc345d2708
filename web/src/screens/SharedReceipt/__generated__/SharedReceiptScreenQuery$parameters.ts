/**
 * @generated SignedSource<<5e175f4ba44d4801a554db0220761207>>
 * @relayHash 048bab49303a1a9f337be9b29f9bdf4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2101eab4572b68367f928e5c7f71937076ce8949cd4d415cf0f5d821dfcf498

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2101eab4572b68367f928e5c7f71937076ce8949cd4d415cf0f5d821dfcf498",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
