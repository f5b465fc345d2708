/** The clock on the wall at one moment in one time zone. */
export interface LocalTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The zone of receipts whose browser did not say where it is. Fairtab is for the United States. */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** Formatters by zone, because making one takes longer than everything else here. There are some 600 zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether it names a time zone, such as "America/Chicago". */
export function isTimeZone(text: string): boolean {
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

/** @throws RangeError when there is no such zone. */
export function localTime(zone: string, at: Date): LocalTime {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

/** The ISO date on the wall. @throws RangeError when there is no such zone. */
export function dayIn(zone: string, at: Date): string {
  const { year, month, day } = localTime(zone, at);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/**
 * The moment when clocks in the zone show a full hour, on the local day of `at` or some days later. Daylight saving is
 * counted in. Clocks change at night, so the moment exists for every hour from 4 on.
 */
export function atLocalHour(
  zone: string,
  { at, hour, daysLater }: { at: Date; hour: number; daysLater: number },
): Date {
  const { year, month, day } = localTime(zone, at);
  const wanted = Date.UTC(year, month - 1, day + daysLater, hour);
  // The offset from UTC may change between the first guess and the wanted moment, so it is asked for twice.
  const guess = wanted - offsetMs(zone, new Date(wanted));
  return new Date(wanted - offsetMs(zone, new Date(guess)));
}

/** How far the zone's clocks are ahead of UTC. */
function offsetMs(zone: string, at: Date): number {
  const { year, month, day, hour, minute, second } = localTime(zone, at);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at.getTime() / 1000) * 1000;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}
