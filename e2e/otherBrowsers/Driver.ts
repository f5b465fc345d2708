/** One window of a browser, with cookies and storage of its own. */
export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It may only use its arguments, which are JSON, and so is what it returns. */
  run<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Whether the function finds an element. */
  has<Args extends readonly unknown[]>(find: (...args: Args) => Element | null, ...args: Args): Promise<boolean>;
  /** Clicks the element that the function finds, as a person would. @returns whether it found one. */
  click<Args extends readonly unknown[]>(find: (...args: Args) => Element | null, ...args: Args): Promise<boolean>;
  /** Presses keys in the element that has the focus. */
  press(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that opens windows for the people of a scenario. */
export interface OtherBrowser {
  newWindow(): Promise<Driver>;
  close(): Promise<void>;
}
