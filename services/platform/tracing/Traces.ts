/**
 * Where one tap goes, step by step, through all processes (docs/operations.md). A step has a fixed name and attributes from
 * short, fixed lists: it never carries a person, an id, a name, an address, an amount or a text that somebody wrote.
 */
export interface Traces {
  /** Where the code that runs now is in its trace, to be sent along in a message or a job; null outside of a trace. */
  current(): TraceParent | null;
  /** The id of the trace that is under way, for log lines; null outside of a trace. */
  traceId(): string | null;
  /** Begins a step of the trace that is under way, or of the one that `parent` names, or else a new trace. */
  begin(step: Step & { readonly parent?: TraceParent | null }): Span;
  /** Does work as a step of the trace that is under way. Outside of a trace it only does the work. */
  within<T>(step: Step, work: () => Promise<T>): Promise<T>;
}

/** A place in a trace as W3C's `traceparent` writes it: 55 characters with two random ids. */
export type TraceParent = string;

export interface Step {
  readonly name: string;
  /** The kind of the step, as seen from other processes: it answers one, asks one, sends to one or receives from one. */
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: Attributes;
  /** Further causes besides the one step that it belongs to. */
  readonly links?: readonly TraceParent[];
}

export type Attributes = Readonly<Record<string, string | number>>;

/** A step that has begun. */
export interface Span {
  /** Null when nothing is traced. */
  readonly traceParent: TraceParent | null;
  /** Does work whose own steps belong to this one, also those that begin later on. */
  run<T>(work: () => T): T;
  /** Names another step that has to do with this one. */
  link(other: TraceParent | null): void;
  end(outcome?: { readonly attributes?: Attributes; readonly hasFailed?: boolean }): void;
}

export const NO_SPAN: Span = {
  traceParent: null,
  run: (work) => work(),
  link: () => undefined,
  end: () => undefined,
};

/** Traces nothing. */
export const NO_TRACES: Traces = {
  current: () => null,
  traceId: () => null,
  begin: () => NO_SPAN,
  within: (_step, work) => work(),
};
