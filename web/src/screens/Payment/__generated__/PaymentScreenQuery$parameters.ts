/**
 * @generated SignedSource<<7ea289d1a74b418c3ee8dbcbde75cbe4>>
 * @relayHash 91756af75933ca48dfcc6cdfa28106a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf60cc470cd40ebce876ad634a788258813b3639761a02ce3cc081e1c472c2da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf60cc470cd40ebce876ad634a788258813b3639761a02ce3cc081e1c472c2da",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
