import { readWorkerVersion } from '@camp/database/heartbeat/heartbeat';
import { programVersion } from '@camp/runtime/program-version';
import { notChecked, right, wrong, type Check } from './check';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** API and worker are from the same release. */
export const versions: Check = {
  name: 'versions',
  category: 'Server',
  needs: [mongodbReachable],
  help: 'Run one version of the product everywhere: docker compose up --detach --build',
  run: async (tools) => {
    const other = await readWorkerVersion(modelsOf(tools));
    if (other === undefined) return notChecked('no worker of this version has run yet.');
    if (other === programVersion)
      return right(`All parts have version ${programVersion}, on Node ${process.versions.node}.`);
    return wrong(`Two versions are running: ${programVersion}, and ${other} in the worker.`);
  },
};
