/**
 * @generated SignedSource<<a5148bfdaf2c2d0ea9e47f5a40d4eae4>>
 * @relayHash dd81a38db975e04911707859cfa34327
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f86608d5cb3d2e6250e678226087fee97504946188fe61a73bc4ccad6afe3ba3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f86608d5cb3d2e6250e678226087fee97504946188fe61a73bc4ccad6afe3ba3",
    "metadata": {},
    "name": "ReceiptDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
