/**
 * @generated SignedSource<<58377dad15100c606a6a3d78c7b4e75c>>
 * @relayHash e8f8cf5d45fea947540046514dc17afd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 451df1c149c0983745f5112b664273e33757a90db5e4542c61e00976f7cffda9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiveReceiptScreenQuery } from './LiveReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "451df1c149c0983745f5112b664273e33757a90db5e4542c61e00976f7cffda9",
    "metadata": {},
    "name": "LiveReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
