/**
 * @generated SignedSource<<c6afd40ec229dee818b01fc7f4eda1af>>
 * @relayHash e6a13670dc3ebcf63fdf27eb8dfd9bff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96685be27d0f4a6e0ec31a853f3e5198c0bfa072db441f0de531a029a7e0be43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96685be27d0f4a6e0ec31a853f3e5198c0bfa072db441f0de531a029a7e0be43",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
