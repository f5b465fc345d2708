/**
 * @generated SignedSource<<283028573632fba1fb66ccd1104eec7e>>
 * @relayHash 2c2f281ae022d9fba89cf661ccde7af2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8920d0d6a5088154923115017c345db937aaa795d6e0daac6580f92e4e8d5c6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SummaryScreenQuery } from './SummaryScreenQuery.graphql';

const node: PreloadableConcreteRequest<SummaryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8920d0d6a5088154923115017c345db937aaa795d6e0daac6580f92e4e8d5c6e",
    "metadata": {},
    "name": "SummaryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
