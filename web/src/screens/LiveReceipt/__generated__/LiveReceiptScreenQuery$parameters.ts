/**
 * @generated SignedSource<<17ad4db9b15755db35ba13878b1a5385>>
 * @relayHash 2e141ed46286efc4f47c5462964a05f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b83adb8ed2a18092a7b8969c99501eeee1d8d3136776dc34f21691c287d9314b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b83adb8ed2a18092a7b8969c99501eeee1d8d3136776dc34f21691c287d9314b",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
