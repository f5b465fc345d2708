/**
 * @generated SignedSource<<857fa7b9d056703f8a4267d1dbd789cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from 'relay-runtime';
export type DashboardView_user$data = {
  readonly username: string;
  readonly ' $fragmentSpreads': FragmentRefs<'MoneyOverview_user' | 'QuickStats_user' | 'useReceiptList_user'>;
  readonly ' $fragmentType': 'DashboardView_user';
};
export type DashboardView_user$key = {
  readonly ' $data'?: DashboardView_user$data;
  readonly ' $fragmentSpreads': FragmentRefs<'DashboardView_user'>;
};

const node: ReaderFragment = {
  argumentDefinitions: [],
  kind: 'Fragment',
  metadata: null,
  name: 'DashboardView_user',
  selections: [
    {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'username',
      storageKey: null,
    },
    {
      args: null,
      kind: 'FragmentSpread',
      name: 'MoneyOverview_user',
    },
    {
      args: null,
      kind: 'FragmentSpread',
      name: 'QuickStats_user',
    },
    {
      args: null,
      kind: 'FragmentSpread',
      name: 'useReceiptList_user',
    },
  ],
  type: 'User',
  abstractKey: null,
};

(node as any).hash = '28187c6e3a68ae14356c08933ee02d7b';

export default node;
