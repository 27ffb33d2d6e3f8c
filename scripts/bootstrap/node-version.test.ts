import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { pretendMachine } from './pretended-machine';

it.each(['22.0.0', '24.1.0'])('accepts Node %s', (nodeVersion) => {
  const machine = pretendMachine({ nodeVersion });
  requireNode(machine);
  expect(machine.said).toEqual([]);
});

it.each(['20.19.0', '20.20.2', '21.7.0'])(
  'accepts Node %s too, and warns in one sentence that it is old',
  (nodeVersion) => {
    const machine = pretendMachine({ nodeVersion });
    requireNode(machine);
    expect(machine.said).toEqual([
      `Node ${nodeVersion} no longer gets security updates. The product still starts, but install Node 24 soon.`,
    ]);
  },
);

it('has the types of the oldest supported Node', () => {
  const { engines, devDependencies } = JSON.parse(
    readFileSync(join(__dirname, '../../package.json'), 'utf8'),
  ) as { engines: { node: string }; devDependencies: Record<string, string> };
  expect(engines.node).toBe('>=20.19');
  expect(devDependencies['@types/node']).toMatch(/^20\.19\./);
  expect(() => requireNode(pretendMachine({ nodeVersion: '20.19.0' }))).not.toThrow();
});

it.each(['18.20.0', '20.18.3'])('refuses Node %s and names the required version', (nodeVersion) => {
  expect(() => requireNode(pretendMachine({ nodeVersion }))).toThrow(
    `Node 20.19 or newer is required, but this is Node ${nodeVersion}`,
  );
});
