/**
 * @generated SignedSource<<75316a7739cbefd1c45b4b2cd5eeac42>>
 * @relayHash da396123a0b8d5d608b1644f6041ed95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c34adc98fabdd58be61504845d0fc6e6c18556b8355bd1af39b2e0b08c8f955c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c34adc98fabdd58be61504845d0fc6e6c18556b8355bd1af39b2e0b08c8f955c",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
