import { appendFileSync, writeFileSync } from 'node:fs';

/**
 * The outcome of an operation, as its caller knows it. `failed` certainly changed nothing. `unknown` may have happened
 * or not, and stays open for ever.
 */
export type Outcome = 'ok' | 'failed' | 'unknown';

/** What the caller knows about each operation. Ids are 24 digits. `repeated`: a lost attempt may still happen. */
export interface Operations {
  /** `child` is the unique first name. `again` is the id that a repeat of the acknowledged call returned. */
  register: { userId: string; child: string; camperId?: string; again?: string; picture: boolean };
  /** `answer` is unique. */
  edit: { camperId: string; picture: boolean; answer: string; repeated: boolean };
  cancel: { camperId: string };
  /** An administrator asks families to pay. */
  ask: { camperIds: string[] };
  /** `sessionId` is the checkout that the family paid at Stripe. */
  pay: { camperIds: string[]; sessionId?: string; paid: boolean };
  move: { camperId: string; waitlist: boolean; moved?: boolean; repeated: boolean };
  /** `reason` is unique. */
  refund: { paymentId: string; reason: string; seat: 'keep' | 'cancel' };
  donate: { sessionId?: string; paid: boolean };
  /** `subject` is unique. */
  message: { subject: string; messageId?: string; again?: string };
}

/** The name of an operation. */
export type OperationName = keyof Operations;

/** One finished operation. Times are milliseconds since the history began. */
export type OperationLine = {
  [Name in OperationName]: {
    operation: Name;
    outcome: Outcome;
    begun: number;
    ended: number;
    /** The last response's status. Absent if none arrived. */
    status?: number;
  } & Operations[Name];
}[OperationName];

/** One fault, once it is over. */
export interface FaultLine {
  fault: string;
  /** What it broke, such as `worker-0`. */
  on: string;
  begun: number;
  ended: number;
  /** Why nothing was broken. */
  skipped?: string;
}

/** What happened, as seen from outside. */
export interface History {
  operations: OperationLine[];
  faults: FaultLine[];
  /** When it began, by `performance.now()`. */
  begunAt: number;
  /** Milliseconds since the history began. */
  now(): number;
  add(line: OperationLine | FaultLine): void;
}

/** Starts a history that is also written to a file, one JSON line each. */
export function startHistory(file: string): History {
  const begun = performance.now();
  writeFileSync(file, '');
  const history: History = {
    operations: [],
    faults: [],
    begunAt: begun,
    now: () => Math.round(performance.now() - begun),
    add: (line) => {
      if ('operation' in line) history.operations.push(line);
      else history.faults.push(line);
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
  };
  return history;
}

/** The lines of one operation. */
export const linesOf = <Name extends OperationName>(
  { operations }: Pick<History, 'operations'>,
  name: Name,
): Extract<OperationLine, { operation: Name }>[] =>
  operations.filter((line): line is Extract<OperationLine, { operation: Name }> => line.operation === name);
