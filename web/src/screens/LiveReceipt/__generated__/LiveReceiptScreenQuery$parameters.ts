/**
 * @generated SignedSource<<e5d231793f4d185fa284b0545d7d0125>>
 * @relayHash 828a0cb02d8a6366b48afb0128e91175
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9162149bb13431661f0005b7d244ba49342a05003d4c7796ded5a5a5461bf080

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9162149bb13431661f0005b7d244ba49342a05003d4c7796ded5a5a5461bf080",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
