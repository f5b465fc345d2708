/**
 * @generated SignedSource<<f19d42a1496d0fd9109f9d3446bcebcc>>
 * @relayHash e76773fb44ecbe46199ad1de0858391e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edca18add7c24ecf6d29924e91bd287fa351ad8904d67bd3ddcf650a70106e0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edca18add7c24ecf6d29924e91bd287fa351ad8904d67bd3ddcf650a70106e0f",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
