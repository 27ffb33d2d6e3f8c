/** The name under which WebDriver hands over an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Reference to an element of the page. */
export type ElementReference = Record<typeof elementKey, string>;

/** Milliseconds that one command may take; loading a page on a busy machine is the longest. */
const patience = 120_000;

type Method = 'GET' | 'POST' | 'DELETE';

/** A command of the W3C WebDriver protocol that the driver refused. */
class WebDriverError extends Error {
  override name = 'WebDriverError';
}

/**
 * Sends one command of the W3C WebDriver protocol.
 *
 * @param address of the command at the driver
 * @param wait milliseconds that it may take
 */
export async function command<Value>(
  method: Method,
  address: string,
  body: object = {},
  wait = patience,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(wait),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new WebDriverError(`${value.error}: ${value.message} (${method} ${address})`);
  return value;
}

/** One session of a driver, which has one browser. */
export class WebDriverSession {
  private constructor(private readonly address: string) {}

  /** Starts the driver's browser. @param driver its address @param wait milliseconds until it has to answer */
  static async open(driver: string, capabilities: object, wait: number): Promise<WebDriverSession> {
    const { sessionId } = await command<{ sessionId: string }>(
      'POST',
      `${driver}/session`,
      { capabilities: { alwaysMatch: capabilities } },
      wait,
    );
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  get<Value>(path: string): Promise<Value> {
    return command<Value>('GET', `${this.address}${path}`);
  }

  post<Value = null>(path: string, body: object = {}): Promise<Value> {
    return command<Value>('POST', `${this.address}${path}`, body);
  }

  /** The first element that a selector finds. */
  async find(selector: string): Promise<string> {
    const element = await this.post<ElementReference>('/element', {
      using: 'css selector',
      value: selector,
    });
    return element[elementKey];
  }

  /** The element that has the focus. */
  async focused(): Promise<string> {
    return (await this.get<ElementReference>('/element/active'))[elementKey];
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    await command('DELETE', this.address);
  }
}
