import type { Machine } from './machine.mjs';

/** A fake machine that records what was done to it. */
export interface PretendedMachine extends Machine {
  /** Commands that were run, each as one string. */
  readonly ran: string[];
  readonly said: string[];
  readonly asked: string[];
  /** Names of the programs on its PATH. Tests change them. */
  readonly programs: Set<string>;
}

/**
 * Creates a fake Debian machine with a terminal, on which nothing is installed and every command succeeds.
 *
 * @param differences - from the default. `programs`: names on its PATH. `installs`: the programs of each Debian
 *   package. `answer`: the person's answer to questions
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
