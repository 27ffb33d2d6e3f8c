import { parseArgs } from 'node:util';
import { runChecks } from '@camp/checks/run-checks';
import { EnvironmentError } from '@camp/runtime/env';
import { runMain } from '@camp/runtime/run-main';
import { checksBeforeStart } from '../doctor/all-checks';
import { openTools } from '../doctor/open-tools';
import { reportOf } from '../doctor/report';
import { demoInstallation, realInstallation } from './installations';
import { makeSecrets } from './make-secrets';
import { keyText, nextSteps } from './next-steps';
import { askQuestions } from './questions';
import { setupFiles, type Installation } from './setup-files';
import { openTerminal, type Terminal } from './terminal';
import { ownerOfFiles, refuseExisting, writeFiles } from './write-files';

const usage = [
  'Usage: npm run setup (asks six things and writes .env and the folder secrets)',
  '       npm run setup -- --demo (asks nothing, for an installation to try out)',
  '       npm run setup -- <folder> (writes there, instead of here)',
].join('\n');

/** `npm run setup`: makes the files that docker-compose.yml reads, and tries what can be tried before a start. */
async function main(): Promise<void> {
  const { folder, isDemo } = argumentsOf(process.argv.slice(2));
  const owner = ownerOfFiles();
  const secrets = await makeSecrets();
  refuseExisting(folder, Object.keys(setupFiles(demoInstallation(), secrets, owner)));

  const terminal = openTerminal(process.stdin, process.stdout);
  const write = (installation: Installation) => {
    writeFiles(folder, setupFiles(installation, secrets, owner), owner);
    terminal.say(`Wrote .env and the folder secrets. Only user ${owner.uid} can read them.`);
    terminal.say(keyText(secrets));
  };
  try {
    if (isDemo) {
      const installation = demoInstallation();
      write(installation);
      return terminal.say(nextSteps(installation));
    }
    const answers = await askQuestions(terminal);
    const installation = realInstallation(answers);
    write(installation);
    await tryOut(installation, terminal);
    terminal.say(nextSteps(installation, answers.administrator));
  } finally {
    terminal.close();
  }
}

/** Logs in where the product will log in. Mistakes do not undo the setup, since the files can be edited. */
async function tryOut(
  { publicUrl, sender, smtpUrl, stripeSecretKey }: Installation,
  terminal: Terminal,
): Promise<void> {
  terminal.say('Trying it out ...\n');
  const settings = {
    PUBLIC_URL: publicUrl,
    MAIL_FROM: sender,
    SMTP_URL: smtpUrl,
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_API_URL: process.env.STRIPE_API_URL,
  };
  const tools = openTools(settings);
  try {
    terminal.say(`${reportOf(await runChecks(checksBeforeStart, tools))}\n`);
  } finally {
    await tools.close();
  }
}

/** @throws EnvironmentError */
function argumentsOf(args: string[]): { folder: string; isDemo: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { demo: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder = process.cwd(), ...more] = positionals;
    if (more.length === 0) return { folder, isDemo: values.demo };
  } catch (error) {
    throw new EnvironmentError(usage, { cause: error });
  }
  throw new EnvironmentError(usage);
}

runMain(main);
