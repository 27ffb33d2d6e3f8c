/** WebDriver's key for a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Reference to an element of the page. */
export type ElementReference = Record<typeof elementKey, string>;

/** Maximum milliseconds of a command. Loading a page on a busy machine takes longest. */
const patience = 120_000;

type Method = 'GET' | 'POST' | 'DELETE';

/** A rejected command of the W3C WebDriver protocol. */
class WebDriverError extends Error {
  override name = 'WebDriverError';
}

/**
 * Sends a command of the W3C WebDriver protocol.
 *
 * @param address of the command at the driver
 * @param wait maximum milliseconds
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

/** A session of a driver, with one browser. */
export class WebDriverSession {
  private constructor(private readonly address: string) {}

  /** Starts the driver's browser. @param driver its URL @param wait maximum milliseconds for a response */
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

  /** The focused element. */
  async focused(): Promise<string> {
    return (await this.get<ElementReference>('/element/active'))[elementKey];
  }

  /** Closes the browser. */
  async close(): Promise<void> {
    await command('DELETE', this.address);
  }
}
