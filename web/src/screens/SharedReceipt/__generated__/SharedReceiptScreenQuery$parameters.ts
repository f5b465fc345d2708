/**
 * @generated SignedSource<<6aa1b7f56b8e44b3d12632ca2a832c6f>>
 * @relayHash 9cc3d89c0ad9fa548b858a3a7b912c92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c257083412ee0a6e93dd911334ad1a8b11eab60eb634acc5fd820073a0962fb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedReceiptScreenQuery } from './SharedReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c257083412ee0a6e93dd911334ad1a8b11eab60eb634acc5fd820073a0962fb7",
    "metadata": {},
    "name": "SharedReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
