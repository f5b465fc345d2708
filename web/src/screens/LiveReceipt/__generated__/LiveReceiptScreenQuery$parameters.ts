/**
 * @generated SignedSource<<980f4966ccf547d75c3bcf0624622242>>
 * @relayHash 1d0ac3cd513cd65d5476c82e26ecfa33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5037caa31521009a605988acd2a0cfe48a22baa77c9ace18f6b809c78047d193

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5037caa31521009a605988acd2a0cfe48a22baa77c9ace18f6b809c78047d193",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
