import { Answers } from './answers';

const answersOf = (...statuses: number[]) => {
  const answers = new Answers('family', { names: ['camper.read', 'camp.list'], open: ['camper.read'] });
  for (const status of statuses) answers.add({ operation: 'camper.read', status }, []);
  return answers;
};

it('fails an open operation that was never reached', () => {
  const answers = answersOf(403, 404);
  answers.finish();
  expect(answers.counts()).toEqual({ passed: 1, failed: 1 });
  expect(answers.lines()).toContain('  camper.read: was never reached');
});

it('counts an input error as reached, but not as a success', () => {
  const answers = answersOf(400);
  answers.finish();
  expect(answers.counts()).toEqual({ passed: 2, failed: 0 });
  expect(answers.succeeded()).toEqual([]);
  expect(answersOf(200).succeeded()).toEqual(['camper.read']);
});

it('fails a rejected call that stored something, with listed exceptions', () => {
  const answers = answersOf(200);
  answers.add({ operation: 'camper.read', status: 404 }, ['insert audits']);
  expect(answers.counts().failed).toBe(0);
  answers.add({ operation: 'camper.read', status: 404 }, ['insert campers']);
  expect(answers.lines()).toContain('  camper.read: stored with 404: insert campers');
});

it('summarizes the results', () => {
  const [line] = answersOf(200, 200, 404).lines();
  expect(line).toBe('family: 1 operations open, 3 calls (200: 2, 404: 1)');
});
