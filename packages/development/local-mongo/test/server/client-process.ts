import { MongoClient } from 'mongodb';

/** Writes concurrently with another process. All increments must count, and only one process may get each id. */
async function main(): Promise<void> {
  const [uri = '', database, name] = process.argv.slice(2);
  const client = await MongoClient.connect(uri);
  const things = client.db(database).collection<{ _id: string; by?: string }>('things');
  for (let n = 0; n < 200; n += 1) {
    await things.updateOne({ _id: 'counter' }, { $inc: { n: 1 } });
    if (n % 4 === 0) await things.insertOne({ _id: `unique ${n / 4}`, by: name }).catch(ignoreDuplicate);
  }
  await client.close();
  process.send?.('done');
}

function ignoreDuplicate(error: { code?: number }): void {
  if (error.code !== 11000) throw error as Error;
}

main().catch((error: Error) => {
  process.send?.(`failed: ${error.message}`);
});
