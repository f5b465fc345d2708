import { z } from 'zod';

/** From the least to the worst. */
const LEVELS = ['info', 'low', 'moderate', 'high', 'critical'] as const;
const LEAST_THAT_FAILS = LEVELS.indexOf('moderate');

const date = z.iso.date();

/** A finding that is known, why it does no harm here, and the day from which somebody has to look again. */
export const exceptionsShape = z.array(
  z.strictObject({
    /** The address of the advisory, as the report has it. */
    advisory: z.url(),
    package: z.string().min(1),
    why: z.string().min(20),
    /** YYYY-MM-DD, in UTC. From this day on it explains nothing. */
    until: date,
  }),
);
type Exceptions = z.output<typeof exceptionsShape>;

const advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.enum(LEVELS) });

const answerShape = z.union([
  z.object({
    auditReportVersion: z.literal(2),
    // A text names another package of the report, whose advisory reaches this one.
    vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
  }),
  z.object({ message: z.string(), error: z.unknown() }),
]);

export interface Verdict {
  /** Findings that nobody explained, one line each. */
  readonly failures: readonly string[];
  /** What else should be said, one line each. */
  readonly notes: readonly string[];
}

/**
 * Says which findings of `npm audit --json` nobody explained.
 * @param options.today YYYY-MM-DD, in UTC
 * @throws z.ZodError for an answer that is neither a report nor npm's words for an endpoint that it could not ask
 */
export function judgeAudit(answer: unknown, { exceptions, today }: { exceptions: Exceptions; today: string }): Verdict {
  const report = answerShape.parse(answer);
  if (!('auditReportVersion' in report))
    return { failures: [], notes: [`Nothing was checked: the advisories cannot be asked (${report.message})`] };
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via.filter((one) => typeof one !== 'string'))
    .filter(({ severity }) => LEVELS.indexOf(severity) >= LEAST_THAT_FAILS);
  const explains = (exception: Exceptions[number], { url, name }: (typeof advisories)[number]) =>
    exception.advisory === url && exception.package === name;
  const failures = new Set<string>();
  for (const found of advisories) {
    const known = exceptions.filter((exception) => explains(exception, found));
    if (known.some(({ until }) => today < until)) continue;
    const late = known.length > 0 ? '; its exception has expired' : '';
    failures.add(`${found.severity}: ${found.name}, ${found.title} (${found.url})${late}`);
  }
  const idle = exceptions.filter((exception) => !advisories.some((found) => explains(exception, found)));
  return {
    failures: [...failures],
    notes: [
      `${advisories.length} findings of level moderate or more, ${failures.size} of them unexplained`,
      ...idle.map(({ package: name, advisory: url }) => `The exception for ${name} (${url}) is not needed any more`),
    ],
  };
}
