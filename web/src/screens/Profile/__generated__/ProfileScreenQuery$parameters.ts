/**
 * @generated SignedSource<<b3eb9f879386101670e0ae4614ca4006>>
 * @relayHash 1cb8dc4f8bf820ce56380429509a5da4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3174b3a76886933b3b0b3c5c9c89f290d7e95fa6d5d4f290e340db5377f96932

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3174b3a76886933b3b0b3c5c9c89f290d7e95fa6d5d4f290e340db5377f96932",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
