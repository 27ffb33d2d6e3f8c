import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedMongo } from '@camp/local-services/embedded-mongo';
import { startProduct } from '@camp/local-services/test/start-product';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { cpuOf } from '../text/process-cpu';
import { countCommands } from './command-counter';

/** Part of a core, and commands a second. */
const budget = { core: 0.01, commands: 1 };

/** Seconds: until the demo data's work is done, and of the look. */
const calmDown = 15;
const looked = 60;

/** What the worker takes when there is nothing to do. */
export async function idleWorker(): Promise<{ rows: Row[]; figures: Figure[] }> {
  const mongo = await startEmbeddedMongo();
  const counter = await countCommands(mongo.uri);
  const product = await startProduct({ MONGODB_URI: counter.uri });
  try {
    await product.api.kill();
    await pause(calmDown * 1_000);
    counter.take();
    const before = await cpuOf(product.worker.pid);
    await pause(looked * 1_000);
    const core = ((await cpuOf(product.worker.pid)) - before) / (looked * 1_000);
    const asked = counter.take();
    const commands = [...asked.values()].reduce((sum, count) => sum + count, 0) / looked;
    const names = [...asked].map(([name, count]) => `${count} ${name}`).join(', ');
    const rows: Row[] = [
      {
        what: 'idle worker, CPU',
        target: `under ${budget.core * 100} % of a core`,
        actual: `${(core * 100).toFixed(2)} %`,
        met: core < budget.core,
      },
      {
        what: 'idle worker, commands to the database',
        target: `at most ${budget.commands} a second`,
        actual: `${commands.toFixed(2)} a second; in ${looked} s ${names}`,
        met: commands <= budget.commands,
      },
    ];
    const figures: Figure[] = [
      { what: 'idle worker', value: core * 100, unit: '% of a core', better: 'less' },
      {
        what: 'idle worker, commands to the database',
        value: commands,
        unit: 'a second',
        better: 'less',
      },
    ];
    return { rows, figures };
  } finally {
    await product.stop();
    counter.close();
    await mongo.stop();
  }
}
