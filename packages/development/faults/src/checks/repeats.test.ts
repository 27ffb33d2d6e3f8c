import type { ReceivedMail } from '@camp/testing/smtp-inbox';
import type { FaultLine } from '../history/history';
import { unexplainedRepeats } from './repeats';

/** An email at a second of the history, which began at 1,000 seconds. */
const mail = (seconds: number, messageId = '<one>') =>
  ({ subject: 'Your receipt', messageId, acceptedAt: 1_000_000 + seconds * 1_000 }) as ReceivedMail;
const fault = (name: string, on: string, from: number, to: number): FaultLine => ({
  fault: name,
  on,
  begun: from * 1_000,
  ended: to * 1_000,
});
const unexplained = (mails: ReceivedMail[], ...faults: FaultLine[]) =>
  unexplainedRepeats(mails, faults, 1_000_000).length;

it('counts no email that came once', () => {
  expect(unexplained([mail(1), mail(2, '<two>')])).toBe(0);
});

it.each([
  fault('hang-mail', 'mail', 8, 11),
  fault('kill-worker', 'worker-0', 8, 11),
  fault('stop-worker', 'worker-1', 8, 43),
  fault('shift-clock', 'worker-0', 8, 20),
])('explains a copy by a fault that takes the reply ($fault)', (cause) => {
  expect(unexplained([mail(10), mail(30)], cause)).toBe(0);
  expect(unexplained([mail(10), mail(30)], { ...cause, skipped: 'no reason' })).toBe(1);
  expect(unexplained([mail(60), mail(61)], cause)).toBe(1);
});

it.each([
  fault('kill-api', 'api-0', 8, 11),
  fault('shift-clock', 'api-0', 8, 20),
  fault('stop-redis', 'redis', 8, 14),
  fault('delay-mongo', 'speed of worker-0', 8, 14),
  fault('stop-mongo', 'mongo', 8, 14),
  fault('cut-mongo', 'network of api-0', 2, 14),
])('explains no copy by a fault that loses no reply ($fault of $on)', (other) => {
  expect(unexplained([mail(10), mail(12)], other)).toBe(1);
});

it('explains a copy by a database that was away for longer than a lease', () => {
  const [killed, stopped] = [fault('kill-mongo', 'mongo', 5, 9), fault('stop-mongo', 'mongo', 10, 15)];

  expect(unexplained([mail(8), mail(16)], killed, stopped)).toBe(0);
  expect(unexplained([mail(8), mail(16)], killed)).toBe(1);
});

it('explains as many copies by one fault as there are connections', () => {
  const mails = Array.from({ length: 8 }, (_, at) => [mail(10, `<${at}>`), mail(12, `<${at}>`)]).flat();

  expect(unexplained(mails, fault('hang-mail', 'mail', 8, 11))).toBe(2);
  expect(unexplained(mails, fault('hang-mail', 'mail', 8, 11), fault('kill-worker', 'worker-0', 9, 12))).toBe(
    0,
  );
});
