/**
 * @generated SignedSource<<bd5623a8404ff01f8583772c62d144ac>>
 * @relayHash cee10984d73ca1d281c6198e171f8fa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5317cad7efdb29df9183ed445411457e86f5041e4185eb5f2b5a7ebf70b70d42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeopleScreenQuery } from './PeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5317cad7efdb29df9183ed445411457e86f5041e4185eb5f2b5a7ebf70b70d42",
    "metadata": {},
    "name": "PeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
