/** Width and height of a window's content, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A point in the window, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Keys that type no character. */
export type Key = 'Backspace' | 'Enter' | 'Escape' | 'Tab';

/** One page of a browser with an empty profile. */
export interface EnginePage {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It can use only its arguments, and arguments and result must be JSON. */
  run<Values extends unknown[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>;
  /** Runs a library's source in the page. */
  runText(script: string): Promise<void>;
  /** Presses and releases the mouse. */
  press(point: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Gives a file to a file field. */
  attach(selector: string, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  resize(size: Size): Promise<void>;
  /** Script and console errors that the engine has reported. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser with one page at a time. */
export interface Engine {
  newPage(size: Size): Promise<EnginePage>;
  close(): Promise<void>;
}
