import { locale } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;
const WORDS = new Intl.RelativeTimeFormat(locale());

/** How long ago a moment was: "just now", "12 minutes ago", "2 days ago". */
export function showAgo(thenMs: number, nowMs: number): string {
  const passedMs = nowMs - thenMs;
  const unit = UNITS.find(([, lengthMs]) => passedMs >= lengthMs);
  return unit ? WORDS.format(-Math.floor(passedMs / unit[1]), unit[0]) : t('just now');
}
