import { t } from '../language/t';
import { orElse, readDay } from './fields';
import { readLine, type Reader, type Words } from './lines';

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

/** A day that a period begins or ends with; null when it is open. It may be one to come. */
export const readPeriodDay = orElse(readDay, null);
