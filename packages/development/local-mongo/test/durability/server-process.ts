import { serve } from '../../src/server/serve';

/** A server in its own process, for tests that kill it: `server-process.ts <folder> <compact after bytes>`. */
async function main(): Promise<void> {
  const [dir, compactAfter] = process.argv.slice(2);
  const server = await serve({ dir, compactAfter: Number(compactAfter), failPoints: true });
  process.send?.(server.uri);
}

main().catch((error: Error) => {
  process.send?.(`failed: ${error.message}`);
});
