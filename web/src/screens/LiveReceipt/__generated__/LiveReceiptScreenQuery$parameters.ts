/**
 * @generated SignedSource<<1d25f92a0764b5eb128d1718f9b594d3>>
 * @relayHash e14a8ed07b9f44acccf157b5e65a8ace
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35f40d59ca364fb340efa02efd1adb23af3a6fdedd699646260c487f3fb1a431

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35f40d59ca364fb340efa02efd1adb23af3a6fdedd699646260c487f3fb1a431",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
