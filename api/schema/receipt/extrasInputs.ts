import type { InputBuilder } from '../inputFields';

export function alcoholTaxInput(t: InputBuilder) {
  return t.field({
    type: 'Money',
    description:
      'A tax that only alcohol carries, besides the other one. Everybody shares it while no item is `ALCOHOL`.',
  });
}

export function serviceChargeInput(t: InputBuilder) {
  return t.int({
    deprecationReason: 'Use serviceChargeRate, which takes decimals.',
    description: 'A whole `serviceChargeRate`.',
  });
}

export function serviceChargeRateInput(t: InputBuilder) {
  return t.string({
    description:
      'A service charge, such as for a large party, as a percentage of the items: "1" to "100" with up to three decimals, such as "12.5". The fees follow it, so `fees` must be left out.',
  });
}
