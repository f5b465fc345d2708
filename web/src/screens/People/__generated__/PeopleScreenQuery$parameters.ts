/**
 * @generated SignedSource<<a5c0f395739cd40010fe3fa319c44f01>>
 * @relayHash 35b73208dbad9a1cc5390b044bef7875
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04ef6c4d5c21556b55bc47cc1fdfea58b79ed30898aa0b4e92dc5a2cf58ee5e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeopleScreenQuery } from './PeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04ef6c4d5c21556b55bc47cc1fdfea58b79ed30898aa0b4e92dc5a2cf58ee5e5",
    "metadata": {},
    "name": "PeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
