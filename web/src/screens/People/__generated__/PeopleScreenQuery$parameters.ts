/**
 * @generated SignedSource<<c734144762ec8e4ac9efac3db829f78d>>
 * @relayHash 675ccc1d70965335df060805ab419600
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33ffddcb934309bda6b0949229c2343a562e56345f5f1266acae24dd5bd19888

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeopleScreenQuery } from './PeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33ffddcb934309bda6b0949229c2343a562e56345f5f1266acae24dd5bd19888",
    "metadata": {},
    "name": "PeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
