import type { RunningProduct } from '@camp/local-services/test/start-product';
import { copyBuild } from './deploy';
import { startDemo } from './product';
import { expect } from './test';

/** A product of a test's own, whose front ends can be replaced. */
export interface DeployedProduct {
  product: RunningProduct;
  /** A deployment as operators do it: the API ends, and starts with other files. Waits for the archive of the old ones. */
  deploy(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a product with a copy of the last build. */
export async function startDeployed(): Promise<DeployedProduct> {
  const build = await copyBuild();
  const product = await startDemo({ ROOT_DIR: build.root, EARLIER_BUILDS_DIR: build.archive });
  return {
    product,
    deploy: async () => {
      await expect.poll(() => build.isArchived()).toBe(true);
      await product.api.kill();
      await build.deploy();
      await product.api.start();
    },
    stop: async () => {
      await product.stop();
      await build.remove();
    },
  };
}
