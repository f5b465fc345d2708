/**
 * @generated SignedSource<<7901f186b664530825074ba4d3558e78>>
 * @relayHash 6d394e057260af780d95601857e523cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daefa8567ab40f8459a75cbd204e40d095b46b0637b49694a5e0f3e735c46aea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "daefa8567ab40f8459a75cbd204e40d095b46b0637b49694a5e0f3e735c46aea",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
