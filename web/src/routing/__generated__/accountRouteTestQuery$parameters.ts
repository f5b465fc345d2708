/**
 * @generated SignedSource<<ad3c3766b4b676db9eb74d41f8b5b557>>
 * @relayHash b9bf523a91363bdc00fe2603ee2d65e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d274a97c325b36333325b53fa918f972359b6708ee6f94d73ec6cacc942c9e6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { accountRouteTestQuery } from './accountRouteTestQuery.graphql';

const node: PreloadableConcreteRequest<accountRouteTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d274a97c325b36333325b53fa918f972359b6708ee6f94d73ec6cacc942c9e6a",
    "metadata": {},
    "name": "accountRouteTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
