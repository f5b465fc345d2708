import { t } from '@fairtab/domain/language/t';

const PORTION = '\uE001';
const AMOUNT = '\uE002';

/**
 * What the claim costs that a tap on a row's button makes, as its words say it (ItemRow.tsx).
 * @returns null when the tap does something else
 */
export function amountIn(button: HTMLElement): string | null {
  const name = button.closest('[data-item]')?.getAttribute('aria-label') ?? '';
  const words = button.getAttribute('aria-label') ?? '';
  const all = t('Claim {name} for {amount}', { name, amount: AMOUNT });
  const part = t('Claim {portion} {name} for {amount}', { portion: PORTION, name, amount: AMOUNT });
  for (const pattern of [all, part]) {
    const amount = asExpression(pattern).exec(words)?.groups?.['amount'];
    if (amount !== undefined) return amount;
  }
  return null;
}

function asExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`^${escaped.replace(PORTION, '.+').replace(AMOUNT, '(?<amount>.+)')}$`);
}
