import { displayMoney, parseMoney, type Cents } from '@fairtab/domain/money';
import styled from 'styled-components';
import { font, type } from './tokens';

interface MoneyProps {
  /** Cents, or an amount of the API such as "12.50". */
  amount: Cents | string;
  /** `hero`: the most important amount of a screen, such as what a diner owes. */
  size?: 'inherit' | 'strong' | 'large' | 'hero';
  className?: string;
}

/** An amount with its currency, in figures of equal width so that columns line up. */
export function Money({ amount, size = 'inherit', className }: MoneyProps) {
  const cents = typeof amount === 'number' ? amount : (parseMoney(amount) ?? 0);
  return (
    <Figure $size={size} className={className}>
      {displayMoney(cents)}
    </Figure>
  );
}

const sizes = {
  inherit: '',
  strong: 'font-weight: 650;',
  large: `font: 600 1.5rem/1.2 ${font.display};`,
  hero: `font: 600 clamp(2.5rem, 2rem + 3vw, 3.5rem)/1.05 ${font.display}; letter-spacing: -0.02em;`,
} as const;

const Figure = styled.span<{ $size: keyof typeof sizes }>`
  ${({ $size }) => sizes[$size]}
  ${type.figures}
  white-space: nowrap;
`;
