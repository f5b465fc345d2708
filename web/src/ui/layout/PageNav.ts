import { createContext, type ReactNode } from 'react';

/** The site's navigation, which the header of every page shows beside the screen's own actions. */
export const PageNav = createContext<ReactNode>(null);
