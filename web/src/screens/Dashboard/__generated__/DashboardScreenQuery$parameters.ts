/**
 * @generated SignedSource<<554cd1b64af06113bab4ea53f2e916a8>>
 * @relayHash 9f19401a6ce835caa932e5a8b40f083c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6857836188bbb0daf8351b42dd25dee1673affb76d584a791aec1e6fd487a317

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6857836188bbb0daf8351b42dd25dee1673affb76d584a791aec1e6fd487a317",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
