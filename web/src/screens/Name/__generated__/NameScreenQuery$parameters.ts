/**
 * @generated SignedSource<<4ef2b93a1fbe9862e1e4da99b521a350>>
 * @relayHash bf3c2f8dfbf293c22e5cfdc6ed304ef2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7d952b42e2a84664143e01387fb0137ec0c6339c518738a764b6b63b2cb556e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NameScreenQuery } from './NameScreenQuery.graphql';

const node: PreloadableConcreteRequest<NameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7d952b42e2a84664143e01387fb0137ec0c6339c518738a764b6b63b2cb556e",
    "metadata": {},
    "name": "NameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
