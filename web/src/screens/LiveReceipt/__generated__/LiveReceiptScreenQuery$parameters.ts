/**
 * @generated SignedSource<<d30244f90526343369f37854b82186cc>>
 * @relayHash 1921179bf2db1134448f028a9d81063f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31dca1fdd6b1ec8d35f3c784066be81c470aebc6a96e576ee625fd753055f3d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31dca1fdd6b1ec8d35f3c784066be81c470aebc6a96e576ee625fd753055f3d1",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
