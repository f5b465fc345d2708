import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** What stands in the address, such as the receipt's link id. */
export type RouteParams = Readonly<Record<string, string>>;

export interface ScreenProps {
  params: RouteParams;
}

/** A screen with data: its query is under way when it renders, and owned by the route. */
export interface QueryScreenProps<Query extends OperationType> extends ScreenProps {
  queryRef: PreloadedQuery<Query>;
}

export type LoadScreen<Props> = () => Promise<ComponentType<Props>>;
