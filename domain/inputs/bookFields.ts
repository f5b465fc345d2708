import { t } from '../language/t';
import { invalid, isAbsent, isCalendarDate, orElse, readLine, type Reader, type Words } from './fields';

export const MAX_LABEL = 60;
export const MAX_PROJECT = 60;
export const MAX_ATTENDEES = 300;

const optionalLine = ({ label, max }: { label: Words; max: number }): Reader<string> =>
  orElse(readLine({ label, max, required: () => '' }), '');

/** The occasion of a receipt; empty when absent. */
export const readLabel = optionalLine({ label: () => t('Label'), max: MAX_LABEL });
export const readProject = optionalLine({ label: () => t('Project'), max: MAX_PROJECT });
/** Who was there, in one line; empty when absent. */
export const readAttendees = optionalLine({ label: () => t('Attendees'), max: MAX_ATTENDEES });

/** A day that a period begins or ends with; null when it is open. Any day is fine, also one to come. */
export const readPeriodDay: Reader<string | null> = (raw) => {
  if (isAbsent(raw)) return { ok: true, value: null };
  const day = typeof raw === 'string' ? raw.trim() : '';
  return isCalendarDate(day) ? { ok: true, value: day } : invalid(t('A period needs dates like 2026-02-28'));
};
