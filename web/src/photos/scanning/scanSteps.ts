import { t } from '@fairtab/domain/language/t';
import type { Stage } from './usePhotoScan';

interface ScanStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
}

/** The steps of sending and reading, as shown to people. */
interface ScanSteps {
  readonly steps: readonly ScanStep[];
  /** The reason for waiting; null while nothing waits. */
  readonly note: string | null;
}

type Processing = Extract<Stage, { kind: 'sending' | 'reading' }>;

const NAMES = [t('Uploading'), t('Turning it upright'), t('Reading the words'), t('Understanding the bill')] as const;
const PLACE: Readonly<Record<string, number>> = { UPLOADED: 1, TURNING: 1, READING: 2, UNDERSTANDING: 3, DONE: 4 };

const NO_SIGNAL = t('Waiting for a signal… It goes on by itself.');

/** A text has no photo to turn and no words to find. */
const NAMES_OF_TEXT = [t('Sending'), t('Understanding the bill')] as const;

export function stepsOf(stage: Processing, isText = false): ScanSteps {
  if (isText) return stepsOfText(stage);
  if (stage.kind === 'sending') {
    const { percent, isWaiting } = stage.progress;
    const steps = NAMES.map((name, index) =>
      index === 0
        ? ({ name: t('Uploading {percent}%', { percent }), state: 'current' } as const)
        : ({ name, state: 'ahead' } as const),
    );
    return { steps, note: isWaiting ? NO_SIGNAL : null };
  }
  const { state, isSilent } = stage.following;
  const at = PLACE[state?.status ?? 'UPLOADED'] ?? 1;
  const steps = NAMES.map((name, index) => {
    if (index === 0) return { name: t('Uploaded'), state: 'done' } as const;
    return { name, state: index < at ? 'done' : index === at ? 'current' : 'ahead' } as const;
  });
  if (isSilent) return { steps, note: NO_SIGNAL };
  return { steps, note: state?.status === 'UPLOADED' ? queueNote(state.queuePosition) : null };
}

function stepsOfText(stage: Processing): ScanSteps {
  const isSent = stage.kind === 'reading';
  const [sending, understanding] = NAMES_OF_TEXT;
  const steps: ScanStep[] = [
    { name: sending, state: isSent ? 'done' : 'current' },
    { name: understanding, state: isSent ? 'current' : 'ahead' },
  ];
  if (!isSent) return { steps, note: stage.progress.isWaiting ? NO_SIGNAL : null };
  const { state, isSilent } = stage.following;
  if (isSilent) return { steps, note: NO_SIGNAL };
  return { steps, note: state?.status === 'UPLOADED' ? queueNote(state.queuePosition) : null };
}

function queueNote(before: number): string | null {
  if (before <= 0) return null;
  return t('{count, plural, one {Waiting: # receipt before yours.} other {Waiting: # receipts before yours.}}', {
    count: before,
  });
}
