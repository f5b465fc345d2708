import { lazy, useState, type ComponentType } from 'react';

export interface ScreenLoader<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Shows the component at once when its code is there, so that the first render has it; otherwise it suspends. */
  readonly Screen: ComponentType<Props>;
}

/** Loads the code of a component at most once; after a failure it can be loaded again. */
export function screenLoader<Props extends object>(load: () => Promise<ComponentType<Props>>): ScreenLoader<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: ReturnType<typeof load> | null = null;
  const loadOnce = (): ReturnType<typeof load> => {
    loading ??= load().then(
      (screen) => (loaded = screen),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const Lazy = lazy(() => loadOnce().then((screen) => ({ default: screen }))) as ComponentType<Props>;
  function Screen(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { load: loadOnce, Screen };
}
