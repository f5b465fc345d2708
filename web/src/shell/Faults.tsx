import { useEffect } from 'react';
import { onReconnect } from '../relay/connection';
import { Unreachable } from '../relay/errors';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';

/** What is shown instead of a screen that could not be loaded or broke. */
export function ScreenFault({ error, retry }: { error: Error; retry: () => void }) {
  const offline = error instanceof Unreachable || isMissingChunk(error);
  useEffect(() => {
    if (!offline) return undefined;
    const stop = onReconnect(retry);
    addEventListener('online', retry);
    return () => {
      stop();
      removeEventListener('online', retry);
    };
  }, [offline, retry]);
  return (
    <Page title={offline ? 'No connection' : 'Something went wrong'}>
      <div role="alert">
        <EmptyState
          page
          title={offline ? 'No connection' : 'Something went wrong'}
          action={<Button onClick={isMissingChunk(error) ? () => location.reload() : retry}>Try again</Button>}
        >
          {offline
            ? 'Your table is safe with us. This page comes back as soon as you have a signal.'
            : 'Nothing you did is lost. Please try again in a moment.'}
        </EmptyState>
      </div>
    </Page>
  );
}

/** The last resort, outside the router: nothing but a reload helps. */
export function AppFault() {
  return (
    <main role="alert">
      <EmptyState
        page
        title="Something went wrong"
        action={<Button onClick={() => location.reload()}>Reload the page</Button>}
      >
        Nothing you did is lost.
      </EmptyState>
    </main>
  );
}

/** A screen's code that did not arrive: no signal, or a new version was installed since the page was opened. */
function isMissingChunk(error: Error): boolean {
  return /dynamically imported module|module script failed|Failed to fetch/i.test(error.message);
}
