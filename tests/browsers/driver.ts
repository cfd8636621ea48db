/** The interface of a browser to a journey. Adapters: firefox.ts, webkit.ts. */
export interface Driver {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** CSS pixels of the viewport, as far as the window allows. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function's source in the page. */
  read(source: string, ...args: readonly string[]): Promise<unknown>;
  /** As `read`, for a function that returns an element. */
  find(source: string, ...args: readonly string[]): Promise<Control | undefined>;
  /** Console errors since the last call. */
  takeErrors(): string[];
  /** Ends the browser and its processes. */
  close(): Promise<void>;
}

export interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Of a select: the option with this text. */
  choose(option: string): Promise<void>;
}
