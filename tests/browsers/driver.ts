/** What a journey may do with a browser, whichever it is. Adapters: firefox.ts, webkit.ts. */
export interface Driver {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** CSS pixels of the page's viewport, as near as the browser's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function's source in the page. */
  read(source: string, ...args: readonly string[]): Promise<unknown>;
  /** The same for a function that gives an element. */
  find(source: string, ...args: readonly string[]): Promise<Control | undefined>;
  /** Errors in the page's console since it was asked last. */
  takeErrors(): string[];
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
}

/** An element, pressed and typed into as a visitor does. */
export interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Of a select: the option with this text. */
  choose(option: string): Promise<void>;
}
