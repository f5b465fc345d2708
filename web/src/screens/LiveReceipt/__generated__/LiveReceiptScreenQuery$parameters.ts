/**
 * @generated SignedSource<<91ad70c4d2c29194893c0623bc347a05>>
 * @relayHash 0af73658f3f9b8b74e3e81b896a47765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a5a1dd790788181ad24fba799f6a175e16f5bb64c711ec72cd8e87124d18380

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a5a1dd790788181ad24fba799f6a175e16f5bb64c711ec72cd8e87124d18380",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
