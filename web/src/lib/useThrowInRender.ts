import { useCallback, useState } from 'react';

/** Takes an error that happened outside of rendering to the nearest error boundary, where React also logs it. */
export function useThrowInRender(): (error: unknown) => void {
  const [, setState] = useState<null>(null);
  return useCallback((error) => {
    setState(() => {
      throw error;
    });
  }, []);
}
