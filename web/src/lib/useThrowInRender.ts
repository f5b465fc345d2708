import { useCallback, useState } from 'react';

/** Throws an error from an event or a promise while rendering, so that the nearest error boundary shows it and React logs it. */
export function useThrowInRender(): (error: unknown) => void {
  const [, setState] = useState<null>(null);
  return useCallback((error) => {
    setState(() => {
      throw error;
    });
  }, []);
}
