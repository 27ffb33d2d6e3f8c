import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accessTable } from '@camp/contracts/access/access-table';
import { mayCall } from '@camp/contracts/access/may-call';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { connectDatabase } from '@camp/database/connection';
import { workspaceFolder } from '@camp/local-services/workspace';
import { createMedicalKey, keyringOf } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { startProduct } from '@camp/local-services/test/start-product';
import { Answers } from './answers';
import { countCalls } from './call-counter';
import { addressesOf, documentForCaller, operationsOf, type ApiDocument } from './caller-document';
import { logIn, makeCallers, readDocument, type Caller } from './callers';
import { registeredName, registerWithGeneratedClient } from './generated-client';
import { knownValues } from './known-values';
import { runTester } from './run-tester';
import { prepareTester } from './tester';
import { watchWrites } from './watch-writes';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Ignored by all tools of the workspace. `npm ci` empties it. */
const folder = join(workspaceFolder, 'node_modules/.cache/camp-callers');

/** Limits far above what a run needs, since it tests the operations and not their limits. */
const withoutLimits = Object.fromEntries(
  [
    ...['LOGIN', 'LOGIN_ADDRESS', 'LOGIN_ACCOUNT', 'ADDRESS_CHANGES', 'LINKS_ADDRESS', 'REGISTER_ADDRESS'],
    ...['SECOND_FACTOR'],
    ...['DONATIONS', 'STRIPE', 'UPLOADS', 'REGISTRATIONS', 'UPDATES'],
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

/** These calls delete records that other calls need, such as the only parent block or the session. So they run last. */
const lastCalls = ['parent.delete', 'user.change-password', 'user.logout'];

/** These calls succeed only with a value from an email or Stripe, or only for a few seconds. */
const mayNotSucceed = [
  'user.verify',
  'user.reset-password',
  'user.undo-address-change',
  'user.login-second-factor',
  'user.confirm-second-factor',
  'user.new-recovery-codes',
  'user.remove-second-factor',
  'user.add-passkey',
  'user.ask-login-passkey',
  'stripe.webhook',
  'camper.undo-seat',
];

interface Options {
  seed: number;
  /** Maximum number of generated examples per operation. */
  examples: number;
  /** Prints the responses of each operation. */
  each: boolean;
}

/**
 * `npm run test:api [-- --seed 78 --examples 10 --each]`: starts the product and calls every operation, based only on
 * the OpenAPI document. Exit code 1 if a response violates it.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '78' },
      examples: { type: 'string', default: '10' },
      each: { type: 'boolean', default: false },
    },
  });
  await mkdir(folder, { recursive: true });
  const tester = await prepareTester(folder);
  if (!tester.program) {
    say(`${tester.missing}\n0 passed, 0 failed, 1 skipped`);
    return;
  }
  const options = { ...values, seed: Number(values.seed), examples: Number(values.examples) };
  const { passed, failed } = await testProduct(tester.program, options);
  say(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function testProduct(program: string, options: Options) {
  const key = createMedicalKey();
  const product = await startProduct({ ...withoutLimits, MEDICAL_KEY: key });
  const logger = createLogger({ name: 'callers', level: 'silent' });
  const database = connectDatabase({ uri: product.mongoUri, logger, keys: keyringOf(key) });
  const watch = await watchWrites(product.mongoUri);
  try {
    await database.ready;
    const api = await product.startAnotherApi({ MONGODB_URI: watch.uri });
    const callers = await makeCallers(database.models, product);
    const document = await readDocument(api.url, callers);
    const names = operationsOf(document).map(({ operationId }) => operationId);
    say(`${names.length} operations, up to ${options.examples} examples of each, seed ${options.seed}`);

    const sum = { passed: 0, failed: 0 };
    const unseen = new Set(names.filter((name) => !mayNotSucceed.includes(name)));
    const tested = new Set<string>();
    for (const caller of callers) {
      const { userId } = await logIn(api.url, caller);
      const known = await knownValues(database.models, userId);
      const itsDocument = documentForCaller(document, known);
      const answers = await callAs(caller, {
        program,
        options,
        url: api.url,
        watch,
        document: itsDocument,
        tested,
      });
      answers.succeeded().forEach((name) => unseen.delete(name));
      [...answers.lines(), ...(options.each ? answers.linesOfEach() : [])].forEach(say);
      const { passed, failed } = answers.counts();
      sum.passed += passed;
      sum.failed += failed;
    }
    for (const name of unseen) say(`${name} has succeeded for no caller.`);
    sum.failed += unseen.size;

    const [, , login] = product.demoLogins;
    if (!login) throw new Error('The demo data have no second family.');
    const url = `${api.url}/api`;
    const fault =
      (await registerWithGeneratedClient(folder, { document, url, login })) ??
      ((await database.models.Camper.countDocuments({ nameFirst: registeredName })) === 1
        ? undefined
        : 'The camper of the generated client is not in the database.');
    say(fault ?? 'A generated client compiles and registers a camper, whose record is in the database.');
    sum[fault ? 'failed' : 'passed'] += 1;
    return sum;
  } finally {
    watch.close();
    await database.close();
    await product.stop();
  }
}

interface Surroundings {
  program: string;
  options: Options;
  /** URL of the API. */
  url: string;
  watch: { take(): string[] };
  document: ApiDocument;
  /** Operations whose edge cases an earlier caller has tested. This caller's are added. */
  tested: Set<string>;
}

async function callAs(caller: Caller, surroundings: Surroundings): Promise<Answers> {
  const { program, options, url, watch, document, tested } = surroundings;
  const { permissions } = await logIn(url, caller);
  const addresses = addressesOf(document);
  const names = addresses.map(({ name }) => name as OperationName);
  const open = names.filter(
    (name) => mayCall(permissions, operations[name].access) && accessTable[name][caller.persona] < 300,
  );
  const answers = new Answers(caller.name, { names, open });
  const file = join(folder, `${caller.name}.json`);
  await writeFile(file, JSON.stringify(document));
  watch.take();
  const counter = await countCalls(url, addresses, (call) => answers.add(call, watch.take()));

  const call = async (called: readonly string[], examples: number, withEdges = false) => {
    if (called.length === 0) return;
    const { token } = await logIn(url, caller);
    const run = { program, folder, document: file, url: `${counter.url}/api`, token, seed: options.seed };
    const { failed, output } = await runTester({ ...run, names: called, examples, withEdges });
    if (failed.length > 0) say(output);
    for (const { name, address } of addresses)
      if (failed.includes(address)) answers.fault(name, 'is not as described');
  };
  const first = open.filter((name) => !lastCalls.includes(name));
  try {
    await call(
      names.filter((name) => !open.includes(name)),
      1,
    );
    // One caller is enough to test an operation's edge cases.
    await call(
      first.filter((name) => !tested.has(name)),
      options.examples,
      true,
    );
    await call(
      first.filter((name) => tested.has(name)),
      options.examples,
    );
    for (const last of lastCalls)
      await call(
        open.filter((name) => name === last),
        4,
      );
    first.forEach((name) => tested.add(name));
  } finally {
    counter.close();
  }
  answers.finish();
  return answers;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
