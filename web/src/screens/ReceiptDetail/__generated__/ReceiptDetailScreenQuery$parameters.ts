/**
 * @generated SignedSource<<4e62f2898efc04f71ce5ab0fbaca9716>>
 * @relayHash 680612c877838749e5eaed4324c3c847
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f452be4bb29b6360cc3032f2daa5684afed7875ab1f5a7b13986e8fc4b8c3774

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f452be4bb29b6360cc3032f2daa5684afed7875ab1f5a7b13986e8fc4b8c3774",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
