/**
 * @generated SignedSource<<28fda92715aec7d289acb288e3e69af4>>
 * @relayHash 2d608f238c013f4f027bf5192dfa172a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6ae16d19d9e4b71d6afde3208833dc308bf4c6deb5bf6ed79c39a89f5b51a78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6ae16d19d9e4b71d6afde3208833dc308bf4c6deb5bf6ed79c39a89f5b51a78",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
