import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** The variable parts of the path, such as the receipt's link id. */
export type RouteParams = Readonly<Record<string, string>>;

export interface ScreenProps {
  params: RouteParams;
}

/** A screen with data. The route starts its query before it renders, and disposes it. */
export interface QueryScreenProps<Query extends OperationType> extends ScreenProps {
  queryRef: PreloadedQuery<Query>;
}

export type LoadScreen<Props> = () => Promise<ComponentType<Props>>;
