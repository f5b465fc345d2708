/**
 * @generated SignedSource<<183a156b43215c42903def86bb30e09b>>
 * @relayHash 41b6712c2171293ce783d6511a47a355
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10d7cedc60d6433be34d64e76a11aae6f024ed17739a6e9b4f29450f52458ca3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10d7cedc60d6433be34d64e76a11aae6f024ed17739a6e9b4f29450f52458ca3",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
