import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { strategy: { matrix: { members: number[] } }; steps: Step[] }>;
}
interface Step {
  run?: string;
  env?: Record<string, string>;
}
interface Compose {
  services: { mongo: { image: string; command: string[] } };
}

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
const { jobs } = parse(read('.github/workflows/databases.yml')) as Workflow;
const { mongo } = (parse(read('docker-compose.yml'), { merge: true }) as Compose).services;
const start = read('scripts/start-replica-set.sh');

it('starts the same services as compose: the same image with the same settings', () => {
  // Compose has users too, whose key is the last setting.
  const [program, ...settings] = mongo.command.slice(0, mongo.command.indexOf('--keyFile'));

  expect(start).toContain(`image=${mongo.image}\n`);
  expect(start).toContain(`${program} --port "$port" ${settings.join(' ')} `);
});

it('runs the tests on one member and on three, with existing commands', () => {
  const { strategy, steps } = jobs.mongodb!;
  const commands = steps.flatMap(({ run }) => run ?? []);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);

  expect(strategy.matrix.members).toEqual([1, 3]);
  expect(commands).toContain('scripts/start-replica-set.sh ${{ matrix.members }}');
  expect(named).toEqual(['test:database']);
  expect(scripts).toHaveProperty('test:database');
  expect(steps.flatMap(({ env }) => env?.TEST_MONGODB_URI ?? [])).toEqual([
    'mongodb://localhost:27017/?replicaSet=camp',
  ]);
});
