/**
 * @generated SignedSource<<e6b9a14f818f77fc4dc77a88a4784e9a>>
 * @relayHash 16b475845e52cd8647f334d3cae7bada
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0055dacad425e8fcbbb58bfeefaef712c3eedac331a5e71862d4acefaff03dc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0055dacad425e8fcbbb58bfeefaef712c3eedac331a5e71862d4acefaff03dc0",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
