import { publishAddresses, startDemo } from './product';

/** Starts the built product once for all tests. The returned function stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startDemo();
  publishAddresses(product);
  return () => product.stop();
}
