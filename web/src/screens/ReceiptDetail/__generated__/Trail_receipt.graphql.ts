/**
 * @generated SignedSource<<c083467dfe3ea5a10f80baddd543f6a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from 'relay-runtime';
export type Trail_receipt$data = {
  readonly ' $fragmentSpreads': FragmentRefs<'useTrail_receipt'>;
  readonly ' $fragmentType': 'Trail_receipt';
};
export type Trail_receipt$key = {
  readonly ' $data'?: Trail_receipt$data;
  readonly ' $fragmentSpreads': FragmentRefs<'Trail_receipt'>;
};

const node: ReaderFragment = {
  argumentDefinitions: [],
  kind: 'Fragment',
  metadata: null,
  name: 'Trail_receipt',
  selections: [
    {
      args: null,
      kind: 'FragmentSpread',
      name: 'useTrail_receipt',
    },
  ],
  type: 'Receipt',
  abstractKey: null,
};

(node as any).hash = '14a2a286f16ad5c32bcf7607ed2ef440';

export default node;
