/**
 * @generated SignedSource<<3a3cb6e26601c4f188883f3f17ec4c57>>
 * @relayHash b367ab6a802cf1f14c921dc234544834
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e74660de11e7d5b25d09532db16235af84a6889fd83ef5cfe86e06aee03635ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeopleScreenQuery } from './PeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e74660de11e7d5b25d09532db16235af84a6889fd83ef5cfe86e06aee03635ae",
    "metadata": {},
    "name": "PeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
