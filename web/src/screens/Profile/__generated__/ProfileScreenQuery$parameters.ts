/**
 * @generated SignedSource<<a13f55c8deeeccc461fa1ce772e50392>>
 * @relayHash 1dc6bef66b5f92909ebfd2f9fe6126d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23403a5cdd6a42ea0d057f45caf26d9a31de78cc22cbe60c53f7ba4dabb6f689

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23403a5cdd6a42ea0d057f45caf26d9a31de78cc22cbe60c53f7ba4dabb6f689",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
