/**
 * @generated SignedSource<<627d331c77e1d273e91e35023bb96e52>>
 * @relayHash bf8e9961c18c02b8755e45089af63b7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31c190df6cee4c64c3047ff57e2309ca211fe61f227fa2184b1e9d71afed53ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31c190df6cee4c64c3047ff57e2309ca211fe61f227fa2184b1e9d71afed53ea",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
