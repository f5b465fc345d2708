import type { TaxClass } from '@fairtab/domain/taxClasses';

/** A tax class as GraphQL spells it: "ALCOHOL" for the domain's "alcohol". */
export type WireTaxClass = Uppercase<TaxClass>;

export function wireTaxClass(taxClass: TaxClass): WireTaxClass {
  return taxClass.toUpperCase() as WireTaxClass;
}

/** @param taxClass as Relay types it, with values that a later version may add */
export function domainTaxClass(taxClass: string): TaxClass {
  return taxClass.toLowerCase() as TaxClass;
}
