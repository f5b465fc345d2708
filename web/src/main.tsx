import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startOffline } from './network/offline/start';
import { notFoundRoute, routes } from './routes';
import { prepareScreen } from './app/routing/defineRoute';
import { findRoute } from './app/routing/findRoute';
import { currentSession, loseSession } from './network/session/session';
import { ServerSession } from './network/session/useSession';
import { App } from './app/shell/App';
import { takePageData } from './app/shell/pageData';
import { watchVitals } from './network/vitals/watchVitals';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
startOffline();

/**
 * Takes over the screen that the server rendered, or renders it here when there is none for this session. It lets the
 * browser react between its steps, which take long on a slow phone.
 */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const app = <App routes={routes} notFound={notFoundRoute} />;
  const page = takePageData();
  if (page?.vitals !== undefined) watchVitals(page.vitals);
  if (page?.session === 'ended') loseSession();
  const session = currentSession();
  if (page && (page.session === 'valid') === (session.id !== null)) {
    const { route } = findRoute({ pathname: location.pathname, routes, notFound: notFoundRoute });
    const isLoaded = await route.load().then(
      () => true,
      () => false,
    );
    await nextTask();
    if (isLoaded && (page.prepared === null || (await prepareScreen(page.prepared, session.id)))) {
      await nextTask();
      hydrateRoot(
        root,
        <StrictMode>
          <ServerSession value={session}>{app}</ServerSession>
        </StrictMode>,
      );
      return;
    }
  }
  root.textContent = '';
  createRoot(root).render(<StrictMode>{app}</StrictMode>);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
