/**
 * @generated SignedSource<<7ed64bec6d3ca43ca58df4bf65f6c629>>
 * @relayHash 246ddbabf415d264999bcbf1e40502c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c657bd6cfd4d8464dff3817fdb4437a223d8f0c37bfcf565c639c7f0713a192

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EveningScreenQuery } from './EveningScreenQuery.graphql';

const node: PreloadableConcreteRequest<EveningScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c657bd6cfd4d8464dff3817fdb4437a223d8f0c37bfcf565c639c7f0713a192",
    "metadata": {},
    "name": "EveningScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
