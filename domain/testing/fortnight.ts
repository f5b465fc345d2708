import { nextReminder, type Debt } from '../reminders';

const MINUTE_MS = 60_000;

/** Something that a diner or the host does, at an ISO time. */
interface TableEvent extends Partial<Pick<Debt, 'isForgotten' | 'isUnsubscribed' | 'isReachable'>> {
  readonly at: string;
  readonly diner: string;
  readonly claims?: string;
  readonly pays?: string;
  readonly unclaims?: string;
  readonly isRemindedByHand?: boolean;
}

interface Diner {
  readonly open: Map<string, Date>;
  sent: Date[];
  state: Partial<Debt>;
}

/**
 * Runs a table minute by minute and sends each reminder as soon as the rule says that it is due.
 * @returns what was sent, in the order of sending: "Fri Mar 6 19:10 Ana 1".
 */
export function fortnight({
  zone,
  from,
  until,
  events,
}: {
  zone: string;
  from: string;
  until: string;
  events: readonly TableEvent[];
}): string[] {
  const diners = new Map<string, Diner>();
  const log: string[] = [];
  const send = (name: string, diner: Diner, { at, what }: { at: Date; what: string }) => {
    diner.sent = [...diner.sent, at];
    log.push(`${clockText(zone, at)} ${name} ${what}`);
  };
  const waiting = events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  for (let time = Date.parse(from); time <= Date.parse(until); time += MINUTE_MS) {
    const now = new Date(time);
    while (waiting[0] && Date.parse(waiting[0].at) <= time) {
      const { at: _, diner: name, claims, pays, unclaims, isRemindedByHand, ...state } = waiting.shift() as TableEvent;
      const diner = diners.get(name) ?? { open: new Map<string, Date>(), sent: [], state: {} };
      diners.set(name, diner);
      if (claims !== undefined) diner.open.set(claims, now);
      diner.open.delete(pays ?? unclaims ?? '');
      diner.state = { ...diner.state, ...state };
      if (isRemindedByHand) send(name, diner, { at: now, what: 'by hand' });
    }
    for (const [name, diner] of diners) {
      const next = nextReminder(debtOf(diner, zone), now);
      if ('at' in next && next.at.getTime() <= time) send(name, diner, { at: now, what: String(next.step) });
    }
  }
  return log;
}

function debtOf({ open, sent, state }: Diner, zone: string): Debt {
  const times = [...open.values()].map((at) => at.getTime());
  return {
    owesSince: times.length === 0 ? null : new Date(Math.min(...times)),
    sent,
    isForgotten: false,
    isUnsubscribed: false,
    isReachable: true,
    leftOnlyPhone: false,
    zone,
    ...state,
  };
}

function clockText(timeZone: string, at: Date): string {
  const day = at.toLocaleDateString('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' });
  const time = at.toLocaleTimeString('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day.replace(',', '')} ${time}`;
}
