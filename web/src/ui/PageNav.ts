import { createContext, type ReactNode } from 'react';

/** What every page's header offers besides the screen's own actions: the ways through the site. */
export const PageNav = createContext<ReactNode>(null);
