import { requireNode } from './node-version.mjs';
import { pretendMachine } from './pretended-machine';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes Node %s', (nodeVersion) => {
  expect(() => requireNode(pretendMachine({ nodeVersion }))).not.toThrow();
});

it.each(['18.20.0', '20.18.3'])('refuses Node %s and names what is needed', (nodeVersion) => {
  expect(() => requireNode(pretendMachine({ nodeVersion }))).toThrow(
    `Node 20.19 or newer is needed, this is Node ${nodeVersion}`,
  );
});
