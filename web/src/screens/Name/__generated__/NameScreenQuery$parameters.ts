/**
 * @generated SignedSource<<e4a1313afb5b7efeed864f2b2300185b>>
 * @relayHash d38e1e2ef14b392a9b11146f2b0740f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a256af9cc13464aabfc7ae0ae75bcd31b9652d9b4b7744f1526078c70086f2ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NameScreenQuery } from './NameScreenQuery.graphql';

const node: PreloadableConcreteRequest<NameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a256af9cc13464aabfc7ae0ae75bcd31b9652d9b4b7744f1526078c70086f2ed",
    "metadata": {},
    "name": "NameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
