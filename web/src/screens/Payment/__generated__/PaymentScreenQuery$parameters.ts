/**
 * @generated SignedSource<<146ba8f0b7ef6cd0ee5f2a150776efbd>>
 * @relayHash c9f320b7384a57e5fc9ad13aeb72e9fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c461019726079d7835584bd4c4fffac435a224aa9ed3452a566f8904a93f6531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c461019726079d7835584bd4c4fffac435a224aa9ed3452a566f8904a93f6531",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
