/**
 * @generated SignedSource<<6c500a411ed51ea45adf694bc3b2ddff>>
 * @relayHash e4f83c9374ed64494e12a661b2fc84f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c1bdf79db5bdba96c794aeba72f96e52134d449616808f911467fc049888660

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CardPaymentScreenQuery } from './CardPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<CardPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c1bdf79db5bdba96c794aeba72f96e52134d449616808f911467fc049888660",
    "metadata": {},
    "name": "CardPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
