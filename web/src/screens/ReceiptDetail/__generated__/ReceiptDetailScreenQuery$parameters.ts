/**
 * @generated SignedSource<<a8888cf04df56f47b855d83388368fc0>>
 * @relayHash 44827d6e0766b02db0144f27c7d43554
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d67532042008f513e0d51c979a062dc55c08b52bb54d3fe59839c7601f086b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptDetailScreenQuery } from './ReceiptDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptDetailScreenQuery> = {
  kind: 'PreloadableConcreteRequest',
  params: {
    id: '0d67532042008f513e0d51c979a062dc55c08b52bb54d3fe59839c7601f086b6',
    metadata: {},
    name: 'ReceiptDetailScreenQuery',
    operationKind: 'query',
    text: null,
  },
};

export default node;
