import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';

/** The variable parts of the path, such as the receipt's link id. */
export type RouteParams = Readonly<Record<string, string>>;

/** The query of a screen, with the variables that its path gives it. */
export interface RouteQuery {
  readonly query: PreloadableConcreteRequest<OperationType>;
  readonly variables: OperationType['variables'];
}

export interface ScreenProps {
  params: RouteParams;
}

/** A screen with data. The route starts its query before it renders, and disposes it. */
export interface QueryScreenProps<Query extends OperationType> extends ScreenProps {
  queryRef: PreloadedQuery<Query>;
}

export type LoadScreen<Props> = () => Promise<ComponentType<Props>>;
