import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { watch, release } from './watchdog';
import { Refusal } from './refusal';

const rememberedLines = 20;

/** What to run and how. */
export interface ChildOptions {
  /** Its name for people, as the subject of a sentence: 'Redis', 'The worker'. */
  name: string;
  /** A program on the PATH or its path. */
  command: string;
  args: readonly string[];
  /** The child's whole environment. Default: this process's. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Explains why a third-party program ended, from its last lines. Undefined if they are unknown. */
  explain?: (lines: readonly string[]) => string | undefined;
  /** The log for its output. The last lines are also stored in memory. */
  logFile?: string;
  /**
   * Whether its output, or only the selected lines, is also written to this process's output, where production logs are
   * collected.
   */
  echo?: boolean | ((line: string) => boolean);
}

/** A running process that leads its own process group. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Settles when the process has ended, with a sentence that says how. */
  readonly ended: Promise<string>;
  /** The last lines of its output, oldest first. */
  lastLines(): readonly string[];
  /**
   * Waits for a line on its output.
   *
   * @param pattern - what the line must match
   * @param timeoutMilliseconds - how long to wait
   * @returns the line
   * @throws Refusal when the process ends first or on timeout
   */
  waitForLine(pattern: RegExp, timeoutMilliseconds?: number): Promise<string>;
  /** Sends a signal to the whole group. Does nothing if it has ended. */
  signal(name: NodeJS.Signals): void;
  /**
   * Stops the group with SIGTERM, and after the grace period (10 s) with SIGKILL. It waits until the group has ended.
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

/**
 * Starts a process that ends with this process, however it ends.
 *
 * @param options - what to run
 * @returns the process once the operating system has started it
 * @throws the system's error (`code: 'ENOENT'` for a program that does not exist)
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name } = options;
  const started = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  await once(started, 'spawn');
  const pid = started.pid as number;
  watch(pid);
  const output = readOutput(started, options);
  const ended = endOf(started, name).then((sentence) => {
    signalGroup(pid, 'SIGKILL'); // Processes that the leader started and did not stop.
    release(pid);
    return sentence;
  });

  return {
    name,
    pid,
    ended,
    lastLines: () => output.lines,
    waitForLine: (pattern, timeoutMilliseconds = 30_000) =>
      new Promise((resolve, reject) => {
        const refuse = (reason: string) =>
          reject(
            new Refusal(
              ownWords(name, output.lines) ??
                options.explain?.(output.lines) ??
                withLastLines(reason, output.lines),
            ),
          );
        const timer = setTimeout(
          () => refuse(`${name} was not ready after ${timeoutMilliseconds / 1000} seconds.`),
          timeoutMilliseconds,
        );
        output.watch((line) => {
          if (!pattern.test(line)) return;
          clearTimeout(timer);
          resolve(line);
        });
        void ended.then((sentence) => {
          clearTimeout(timer);
          refuse(sentence);
        });
      }),
    signal: (signal) => signalGroup(pid, signal),
    stop: async (graceMilliseconds = 10_000) => {
      signalGroup(pid, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMilliseconds);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** The product's programs end with one line: their name, 'stops:', and the reason. */
function ownWords(name: string, lines: readonly string[]): string | undefined {
  const [, sentence] = /^[\w-]+ stops: (.+)$/.exec(lines.at(-1) ?? '') ?? [];
  return sentence && `${name} does not start: ${sentence}`;
}

/** Appends a process's last lines to the sentence about its end, if there are any. */
export function withLastLines(sentence: string, lines: readonly string[]): string {
  return lines.length === 0 ? sentence : `${sentence} Last output:\n  ${lines.slice(-5).join('\n  ')}`;
}

type Piped = ChildProcessByStdio<null, Readable, Readable>;

async function endOf(started: Piped, name: string): Promise<string> {
  const [code, signal] = (await once(started, 'close')) as [number | null, NodeJS.Signals | null];
  return signal ? `${name} was killed by ${signal}.` : `${name} exited with code ${code}.`;
}

function readOutput(started: Piped, { logFile, echo }: ChildOptions) {
  const lines: string[] = [];
  const watchers: ((line: string) => void)[] = [];
  const log = logFile === undefined ? undefined : createWriteStream(logFile, { flags: 'a', mode: 0o600 });
  const take = (line: string) => {
    lines.push(line);
    if (lines.length > rememberedLines) lines.shift();
    log?.write(`${line}\n`);
    if (typeof echo === 'function' ? echo(line) : echo) process.stdout.write(`${line}\n`);
    for (const watcher of watchers) watcher(line);
  };
  for (const stream of [started.stdout, started.stderr]) createInterface({ input: stream }).on('line', take);
  started.once('close', () => log?.end());

  return {
    lines,
    watch(watcher: (line: string) => void) {
      lines.forEach(watcher); // The signal may have arrived before this call.
      watchers.push(watcher);
    },
  };
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
