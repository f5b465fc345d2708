import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type View<Props> = ComponentType<Props>;

/**
 * A component whose code is loaded when it is first shown. Unlike React's `lazy` it does not remember a failure: the next
 * time it is shown, it loads the code again.
 * @param placeholder is shown until the code is loaded, also after a failure. Without one nothing is shown meanwhile, and
 * a failure is thrown to the error boundary around it.
 */
export function lazyView<Props extends object>(load: () => Promise<View<Props>>, placeholder?: ReactNode): View<Props> {
  let known: View<Props> | null = null;
  return function LazyView(props: Props) {
    const [Shown, setShown] = useState(() => known);
    const [fault, setFault] = useState<Error | null>(null);
    useEffect(() => {
      let isGone = false;
      load().then(
        (view) => {
          known = view;
          if (!isGone) setShown(() => view);
        },
        (error: unknown) => {
          if (!isGone) setFault(error instanceof Error ? error : new Error(String(error)));
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (Shown) return <Shown {...props} />;
    if (fault && placeholder === undefined) throw fault;
    return placeholder;
  };
}
