/** The metrics of a process, as Prometheus reads them. */
export interface Scrape {
  readonly text: string;
  /** The sum of the samples with this name and these labels; null when there is none. */
  valueOf(name: string, labels?: Readonly<Record<string, string>>): number | null;
  /** The values of a label in all samples with this name. */
  valuesOfLabel(name: string, label: string): string[];
}

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads the metrics of a process. @throws when it does not answer with metrics. */
export async function scrape(url: string | null): Promise<Scrape> {
  if (url === null) throw new Error('This process serves no metrics');
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  const samples = text.split('\n').flatMap((line) => parse(line) ?? []);
  return {
    text,
    valueOf: (name, labels = {}) => {
      const found = samples.filter(
        (sample) =>
          sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
      );
      return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
    },
    valuesOfLabel: (name, label) => [
      ...new Set(samples.filter((sample) => sample.name === name).map(({ labels }) => labels[label] ?? '')),
    ],
  };
}

function parse(line: string): Sample | null {
  const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === undefined) return null;
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text]);
  return { name, labels: Object.fromEntries(pairs), value: Number(value) };
}
