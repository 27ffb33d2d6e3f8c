import { publishAddresses, startDemo } from './product';

/** Starts the built product once for all tests; what it answers ends it again. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startDemo();
  publishAddresses(product);
  return () => product.stop();
}
