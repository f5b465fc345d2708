/**
 * @generated SignedSource<<194eb6ae6be6cf6ccaff5e2e61f7347f>>
 * @relayHash 5a0e94a3fc79f59992b013212ee2f625
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d5ddfffde1db44c8597c668c1a2649cacc945b6b8f9c255aa3a1ad895aeed0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d5ddfffde1db44c8597c668c1a2649cacc945b6b8f9c255aa3a1ad895aeed0d",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
