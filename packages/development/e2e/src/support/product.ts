import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';

/** The demo data's administrator in these tests. */
export const administrator = { email: 'admin@example.org', password: 'Campfire2026' };

/** URLs of the product under test. */
export type ProductAddresses = Pick<RunningProduct, 'url' | 'inboxUrl' | 'stripeUrl'>;

/**
 * Starts the built product with demo data and these tests' administrator.
 *
 * @param overrides environment variables, e.g. shorter intervals
 */
export const startDemo = (overrides: Record<string, string> = {}): Promise<RunningProduct> =>
  startProduct({
    SEED: 'demo',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'warn',
    ...overrides,
  });

const names = { url: 'E2E_URL', inboxUrl: 'E2E_INBOX_URL', stripeUrl: 'E2E_STRIPE_URL' } as const;

/** Passes the product's URLs to the test processes. */
export function publishAddresses(product: ProductAddresses): void {
  for (const key of Object.keys(names) as (keyof typeof names)[]) process.env[names[key]] = product[key];
}

/** The product that the global setup started for all tests of the run. */
export function sharedProduct(): ProductAddresses {
  const read = (name: string) => {
    const address = process.env[name];
    if (!address) throw new Error(`${name} is missing: run these tests with the package's configuration.`);
    return address;
  };
  return { url: read(names.url), inboxUrl: read(names.inboxUrl), stripeUrl: read(names.stripeUrl) };
}
