/**
 * @generated SignedSource<<ec2148eab669a4f2c166e10ee89cae26>>
 * @relayHash e665172e6d372280d41d38a290d9f407
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c267cbca45cf196c5194f15a00a48b3ec47b55b16bf67741ac3d412e36ff6015

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c267cbca45cf196c5194f15a00a48b3ec47b55b16bf67741ac3d412e36ff6015",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
