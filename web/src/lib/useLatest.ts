import { useCallback, useLayoutEffect, useRef } from 'react';

/** Reads the value of the latest render, for callbacks that outlive the render they were made in. The function is always the same. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
