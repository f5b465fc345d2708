import { useLayoutEffect } from 'react';
import { useLatest } from '../../lib/useLatest';
import { openLayer } from './layers';

/** Makes the browser's Back call `onBack` while `open`, instead of leaving the screen. */
export function useLayer({ open, onBack }: { open: boolean; onBack: () => void }): void {
  const latest = useLatest(onBack);
  useLayoutEffect(() => (open ? openLayer(() => latest()()) : undefined), [open, latest]);
}
