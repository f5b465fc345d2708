import { centsOf, displayMoney, type Cents, type Currency } from '@fairtab/domain/money';
import styled, { css } from 'styled-components';
import { useCurrency } from './CurrencyContext';
import { font, type } from './tokens';

interface MoneyProps {
  /** Minor units, or an amount of the API such as "12.50". */
  amount: Cents | string;
  /** That of the receipt around it when left out. */
  currency?: Currency;
  /** `hero`: the most important amount of a screen, such as what a diner owes. */
  size?: 'inherit' | 'strong' | 'large' | 'hero';
  className?: string;
}

/** An amount with its currency, in figures of equal width so that columns line up. */
export function Money({ amount, currency: own, size = 'inherit', className }: MoneyProps) {
  const around = useCurrency();
  const currency = own ?? around;
  const text = displayMoney(typeof amount === 'number' ? amount : centsOf(amount), currency);
  const figure = (
    <Figure $size={size} $length={text.length} className={className}>
      {text}
    </Figure>
  );
  return size === 'hero' ? <HeroRoom $length={text.length}>{figure}</HeroRoom> : figure;
}

/** In hundredths of the letters' size: a figure takes less of the line than this. */
const FIGURE_WIDTH = 60;

const sizes = {
  inherit: '',
  strong: 'font-weight: 650;',
  large: `font: 600 1.5rem/1.2 ${font.display};`,
  hero: css<{ $length: number }>`
    font: 600 clamp(2.5rem, 2rem + 3vw, 3.5rem) / 1.05 ${font.display};
    letter-spacing: -0.02em;
    /* A sum is never cut: it takes smaller letters where its line is too short. */
    font-size: min(
      clamp(2.5rem, 2rem + 3vw, 3.5rem),
      calc(100cqi / ${({ $length }) => ($length * FIGURE_WIDTH) / 100})
    );
  `,
} as const;

const Figure = styled.span<{ $size: keyof typeof sizes; $length: number }>`
  ${({ $size }) => sizes[$size]}
  ${type.figures}
`;

/** Takes the rest of its line. In a row that wraps it has a line for itself before its letters become smaller. */
const HeroRoom = styled.span<{ $length: number }>`
  display: block;
  flex: 1 1 ${({ $length }) => $length * 1.5}rem;
  container-type: inline-size;
`;
