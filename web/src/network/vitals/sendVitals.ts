import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

const ADDRESS = '/vitals';

/**
 * Sends each of the three core web vitals once, when the page is left or hidden: the pattern of the page's address, the name and
 * the value. Nothing says who looks at what.
 */
export function sendVitals(route: string): void {
  const sent = new Set<string>();
  const send = ({ name, value }: Metric): void => {
    // A page that is hidden for the second time reports again what has changed.
    if (sent.has(name)) return;
    sent.add(name);
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ route, name, value })], { type: 'application/json' }));
  };
  onLCP(send);
  onINP(send);
  onCLS(send);
}
