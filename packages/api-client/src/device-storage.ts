/** The device's storage. Undefined if the browser blocks it, as with "Block all cookies". */
export function deviceStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

const values = new Map<string, string>();

/** Holds what the device can't, until the page is left. */
const ofThisPage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};

/** The device's storage, or a storage of this page if the browser blocks the device's. */
export const safeStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> =>
  deviceStorage() ?? ofThisPage;
