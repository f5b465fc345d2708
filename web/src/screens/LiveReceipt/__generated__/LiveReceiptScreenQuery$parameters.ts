/**
 * @generated SignedSource<<c216a8f631e6dfc655cbe5f41e16a15f>>
 * @relayHash 66501569d8f55b1a8b88c8ebb347feb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f36983d1d1be9cab32ab0ca977836a3b92cc543dc27c89a97b4d4a6bfd50da66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f36983d1d1be9cab32ab0ca977836a3b92cc543dc27c89a97b4d4a6bfd50da66",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
