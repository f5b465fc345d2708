import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { notFoundRoute, routes } from './routes';
import { App } from './shell/App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App routes={routes} notFound={notFoundRoute} />
  </StrictMode>,
);
