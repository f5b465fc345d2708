import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type View<Props> = ComponentType<Props>;

/**
 * A part of the page whose code comes when it is first shown. Unlike React's lazy it does not remember a failure: what did
 * not come is asked for again, once, the next time it is shown.
 * @param placeholder stands there until the code has come, also when it does not come; without one nothing stands there
 * meanwhile, and the failure is thrown to the error boundary around it.
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
