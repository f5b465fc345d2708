import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Routes } from '../routing/findRoute';
import { useSession } from '../../network/session/useSession';
import { showCarriedToast } from '../../ui/toasts/carriedToast';
import { Site } from './Site';

/** The application in a browser. */
export function App({ routes, notFound }: Routes) {
  const { id: sessionId } = useSession();
  useEffect(showCarriedToast, []);
  return <Site sessionId={sessionId} Router={BrowserRouter} routes={routes} notFound={notFound} />;
}
