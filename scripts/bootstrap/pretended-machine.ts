import type { Machine } from './machine.mjs';

/** A machine for the tests, with a record of what was done to it. */
export interface PretendedMachine extends Machine {
  /** Commands that were run, as one text each. */
  readonly ran: string[];
  readonly said: string[];
  readonly asked: string[];
  /** Names of the programs on its PATH; a test changes them. */
  readonly programs: Set<string>;
}

/**
 * Makes a Debian machine with a terminal, on which nothing is installed and every command succeeds.
 *
 * @param differences - what is otherwise on this one; `programs`: names on its PATH; `installs`: the programs that
 *   a Debian package brings, by the package's name; `answer`: what the person says when asked
 * @returns the machine
 */
export function pretendMachine(
  differences: Partial<Omit<Machine, 'ask' | 'run' | 'say' | 'findProgram'>> & {
    programs?: string[];
    installs?: Record<string, string>;
    answer?: boolean;
    commandsFail?: boolean;
  } = {},
): PretendedMachine {
  const { programs: names, installs = {}, answer = true, commandsFail = false, ...rest } = differences;
  const programs = new Set(names ?? ['apt-get']);
  const ran: string[] = [];
  const said: string[] = [];
  const asked: string[] = [];
  return {
    env: {},
    nodeVersion: '20.19.0',
    isRoot: true,
    hasTerminal: true,
    exists: () => false,
    findProgram: (wanted) => wanted.map((name) => `/bin/${name}`).find((path) => programs.has(path.slice(5))),
    ask: async (question) => {
      asked.push(question);
      return answer;
    },
    run: (command, args) => {
      ran.push([command, ...args].join(' '));
      const program = installs[args.at(-1) ?? ''];
      if (!commandsFail && program) programs.add(program);
      return !commandsFail;
    },
    say: (line) => said.push(line),
    ...rest,
    ran,
    said,
    asked,
    programs,
  };
}
