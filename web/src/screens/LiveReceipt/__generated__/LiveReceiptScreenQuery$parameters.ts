/**
 * @generated SignedSource<<326156447f295e274639f42537caa8b1>>
 * @relayHash 03e7d87a8d9bdb19882aac348e8621b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 869517228d17c081b235a5bd0db43f372aa00af78c57608087411a1a72851ce0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "869517228d17c081b235a5bd0db43f372aa00af78c57608087411a1a72851ce0",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
