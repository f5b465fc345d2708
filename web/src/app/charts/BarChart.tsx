import { locale } from '@fairtab/domain/language/current';
import { decimalsOf, displayMoney, type Currency } from '@fairtab/domain/money';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Bar, BarDirection } from './Bar';
const QUERY = '(prefers-color-scheme: dark)';

/** Whether the page is light or dark now; follows the system's setting. */
function useColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(QUERY).matches ? 'dark' : 'light'),
    () => 'light',
  );
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

const GROWING_MS = 400;
const LONGEST_LABEL = 18;

interface BarChartProps {
  direction: BarDirection;
  bars: readonly Bar[];
  /** The currency of all amounts. */
  currency: Currency;
  /** Describes the chart for screen readers. */
  label: string;
}

/** Amounts as bars, in the colours of the light or dark page. */
export function BarChart({ direction, bars, currency, label }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useColorScheme();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const chart = new Chart(element, configOf({ direction, bars, currency, style: getComputedStyle(element) }));
    return () => chart.destroy();
    // Chart.js draws with fixed colours, so they are read again when the page turns light or dark.
  }, [direction, bars, currency, scheme]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

function configOf(details: {
  direction: BarDirection;
  bars: readonly Bar[];
  currency: Currency;
  style: CSSStyleDeclaration;
}): ChartConfiguration<'bar', number[], string> {
  const { direction, bars, currency, style } = details;
  const whole = new Intl.NumberFormat(locale(), { style: 'currency', currency, maximumFractionDigits: 0 });
  const colorOf = (name: string): string => style.getPropertyValue(name).trim();
  const ticks = { color: colorOf('--ink-soft'), font: { family: style.fontFamily, size: 12 } };
  const names = {
    grid: { display: false },
    border: { color: colorOf('--rule-strong') },
    ticks: { ...ticks, maxRotation: 0 },
  };
  const amounts = {
    beginAtZero: true,
    grid: { color: colorOf('--rule') },
    border: { display: false },
    ticks: {
      ...ticks,
      maxTicksLimit: 5,
      callback: (amount: string | number) => whole.format(Number(amount)),
    },
  };
  return {
    type: 'bar',
    data: {
      labels: bars.map(({ label }) => shortened(label)),
      datasets: [
        {
          data: bars.map(({ cents }) => cents / 10 ** decimalsOf(currency)),
          backgroundColor: colorOf('--accent'),
          hoverBackgroundColor: colorOf('--accent-hover'),
          borderRadius: 4,
          maxBarThickness: 28,
        },
      ],
    },
    options: {
      indexAxis: direction === 'up' ? 'x' : 'y',
      maintainAspectRatio: false,
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: GROWING_MS },
      scales:
        direction === 'up'
          ? { x: names, y: amounts }
          : { x: amounts, y: { ...names, ticks: { ...ticks, autoSkip: false } } },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: {
            title: ([point]) => bars[point?.dataIndex ?? -1]?.name ?? '',
            label: ({ dataIndex }) => displayMoney(bars[dataIndex]?.cents ?? 0, currency),
          },
        },
      },
    },
  };
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label;
}
