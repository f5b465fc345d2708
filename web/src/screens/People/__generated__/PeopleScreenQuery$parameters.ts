/**
 * @generated SignedSource<<090d3e8dbcf5137228d98c0bb443af9d>>
 * @relayHash 95b3a716552f0e4dc7e448bc2f7224e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e7db6203b5e486748f1eb3803db72e38bb7160749e4234b4692ea2034a0e299

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeopleScreenQuery } from './PeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e7db6203b5e486748f1eb3803db72e38bb7160749e4234b4692ea2034a0e299",
    "metadata": {},
    "name": "PeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
