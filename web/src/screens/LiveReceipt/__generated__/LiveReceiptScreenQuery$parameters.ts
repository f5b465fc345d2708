/**
 * @generated SignedSource<<3a20b92db293ed416ceebf65a75bc647>>
 * @relayHash d7dfa3b91e176f84fbbcd2a6099e3611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 585a864b3b55b53595f91c9ebc76fb4f148cf81c8e35b839221e00bcc40a6615

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "585a864b3b55b53595f91c9ebc76fb4f148cf81c8e35b839221e00bcc40a6615",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
