import fc from 'fast-check';
import { CURRENCIES } from '../currencies';
import { decimalsOf, MAX_CENTS, type Cents, type Currency } from '../money';

/** Locales with all kinds of separators, groups, signs and digits. */
const LOCALES =
  'en-US en-GB en-CA en-AU en-IN en-ZA de-DE de-AT de-CH de-LI fr-FR fr-CA fr-CH fr-BE it-IT it-CH es-ES es-MX es-AR es-CL es-CO es-CR es-PY es-UY pt-BR pt-PT nl-NL nl-BE sv-SE nb-NO da-DK fi-FI is-IS pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG el-GR tr-TR ru-RU uk-UA lt-LT lv-LV et-EE sl-SI hr-HR he-IL ar-EG ar-SA ar-AE ar-TN ar-MA fa-IR hi-IN bn-BD mr-IN ta-IN th-TH my-MM ne-NP ja-JP ko-KR zh-CN vi-VN id-ID ms-MY sw-KE'.split(
    ' ',
  );
/** Unicode's names of digits: those of the locale, and those of scripts that people paste. */
const DIGITS = ['', ...'latn arab arabext deva beng thai fullwide mymr khmr laoo tibt hanidec mathsans'.split(' ')];

/** A text that Intl wrote, and the amount that it was written from. */
export interface WrittenAmount {
  readonly text: string;
  readonly currency: Currency;
  readonly cents: Cents;
}

const styles = fc.record({
  currencyDisplay: fc.constantFrom(null, 'symbol' as const, 'narrowSymbol' as const, 'code' as const, 'name' as const),
  currencySign: fc.constantFrom('standard' as const, 'accounting' as const),
  signDisplay: fc.constantFrom('auto' as const, 'always' as const),
  useGrouping: fc.boolean(),
  isShort: fc.boolean(),
});

const AROUND = fc.constantFrom('', '', ' ', '\u00a0', '\u202f', '\t');
const localeNames = fc
  .record({ locale: fc.constantFrom(...LOCALES), digits: fc.oneof(fc.constant(''), fc.constantFrom(...DIGITS)) })
  .map(({ locale, digits }) => (digits ? `${locale}-u-nu-${digits}` : locale));

/** Numbers without a currency, as Intl writes them with these options. */
export function writtenNumbers(
  values: fc.Arbitrary<number>,
  options: Intl.NumberFormatOptions,
): fc.Arbitrary<{ readonly text: string; readonly value: number }> {
  return fc
    .record({ value: values, locale: localeNames, useGrouping: fc.boolean(), around: AROUND })
    .map(({ value, locale, useGrouping, around }) => {
      const text = new Intl.NumberFormat(locale, { ...options, useGrouping }).format(value);
      return { text: around + text + around, value };
    });
}

/** @param amounts.min the least amount in minor units. Half of them are as on most bills. */
export function writtenAmounts({
  min,
  max = MAX_CENTS,
  currencies = CURRENCIES,
}: {
  min: Cents;
  max?: Cents;
  currencies?: readonly Currency[];
}): fc.Arbitrary<WrittenAmount> {
  return fc
    .record({
      locale: localeNames,
      currency: fc.constantFrom(...currencies),
      cents: fc.oneof(fc.integer({ min, max }), fc.integer({ min: Math.max(min, -2_000_000), max: 2_000_000 })),
      style: styles,
      around: AROUND,
    })
    .map(({ locale, currency, cents, style, around }) => {
      const { currencyDisplay, currencySign, signDisplay, useGrouping, isShort } = style;
      const decimals = decimalsOf(currency);
      const written = new Intl.NumberFormat(locale, {
        ...(currencyDisplay && { style: 'currency', currency, currencyDisplay, currencySign }),
        signDisplay,
        useGrouping,
        // Without decimals only a whole amount is the number it was. Three decimals are always written in full.
        minimumFractionDigits: isShort && decimals !== 3 ? 0 : decimals,
        maximumFractionDigits: decimals,
      }).format(cents / 10 ** decimals);
      return { text: around + written + around, currency, cents };
    });
}
