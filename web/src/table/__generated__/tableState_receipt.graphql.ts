/**
 * @generated SignedSource<<7df1c6987a4d5a4f5409b88d50f96542>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ClaimStatus = "CANCELLED" | "CLAIMED" | "PAID" | "%future added value";
export type PaymentMethod = "BANK" | "CARD" | "CASH" | "CASHAPP" | "PAYPAL" | "SETTLEMENT" | "VENMO" | "ZELLE" | "%future added value";
export type PaymentStatus = "CHARGED" | "CONFIRMED" | "DISPUTED" | "REFUNDED" | "REPORTED" | "%future added value";
export type TaxClass = "ALCOHOL" | "ORDINARY" | "UNTAXED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type tableState_receipt$data = {
  readonly alcoholTax: string;
  readonly claimed: string;
  readonly contributions: ReadonlyArray<{
    readonly amount: string;
    readonly diner: string;
    readonly name: string;
    readonly owed: string;
    readonly passedOn: string;
    readonly personId: string;
    readonly settled: string;
  }>;
  readonly currency: string;
  readonly date: string;
  readonly description: string;
  readonly discount: string;
  readonly evenSplit: {
    readonly dishes: ReadonlyArray<{
      readonly discount: string;
      readonly name: string;
      readonly note: string;
      readonly price: string;
      readonly quantity: number;
    }>;
    readonly people: number;
  } | null | undefined;
  readonly exchangeRate: {
    readonly baseCurrency: string;
    readonly currency: string;
    readonly date: string;
    readonly rate: string;
  } | null | undefined;
  readonly fees: string;
  readonly gap: string;
  readonly hostDiner: string;
  readonly hostName: string;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly claims: ReadonlyArray<{
      readonly amount: string;
      readonly claimerName: string;
      readonly covered: string;
      readonly createdAt: string;
      readonly diner: string;
      readonly id: string;
      readonly payment: {
        readonly id: string;
      } | null | undefined;
      readonly pieces: ReadonlyArray<{
        readonly end: string;
        readonly start: string;
      }>;
      readonly sharedWith: ReadonlyArray<string>;
      readonly splitCount: number;
      readonly status: ClaimStatus;
      readonly treatedDiner: string | null | undefined;
      readonly treatedName: string | null | undefined;
      readonly units: number;
    }>;
    readonly discount: string;
    readonly free: ReadonlyArray<{
      readonly end: string;
      readonly start: string;
    }>;
    readonly fullyClaimed: boolean;
    readonly id: string;
    readonly lineTotal: string;
    readonly name: string;
    readonly note: string;
    readonly price: string;
    readonly quantity: number;
    readonly share: string;
    readonly splitWith: number;
    readonly taxClass: TaxClass;
    readonly unclaimed: string;
    readonly unitsLeft: string;
  }>;
  readonly linkId: string;
  readonly looking: number;
  readonly mismatch: string;
  readonly paid: string;
  readonly payTo: ReadonlyArray<{
    readonly handle: string;
    readonly method: PaymentMethod;
  }>;
  readonly payments: ReadonlyArray<{
    readonly acceptedAt: string | null | undefined;
    readonly amount: string;
    readonly cashAmount: string | null | undefined;
    readonly claims: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly completedAt: string | null | undefined;
    readonly createdAt: string;
    readonly diner: string;
    readonly id: string;
    readonly method: PaymentMethod;
    readonly payerName: string;
    readonly status: PaymentStatus;
  }>;
  readonly people: ReadonlyArray<{
    readonly askedInto: string | null | undefined;
    readonly claims: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly diner: string;
    readonly household: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly owes: string;
    readonly paid: string;
  }>;
  readonly photosShared: boolean;
  readonly remaining: string;
  readonly restaurantName: string;
  readonly serviceChargeRate: string | null | undefined;
  readonly subtotal: string;
  readonly tax: string;
  readonly tip: string;
  readonly total: string;
  readonly unclaimed: string;
  readonly version: number;
  readonly " $fragmentType": "tableState_receipt";
};
export type tableState_receipt$key = {
  readonly " $data"?: tableState_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"tableState_receipt">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "tableState_receipt"
};

(node as any).hash = "f43ce3046e8946cae0204b0033db8636";

export default node;
