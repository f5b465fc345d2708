import { PageNotFound } from '../../app/notFound/PageNotFound';

/** Shown on every path that has no screen. */
export function NotFoundScreen() {
  return <PageNotFound />;
}
