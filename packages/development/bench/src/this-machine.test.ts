import { processorDetails, thisMachine } from './this-machine';

const processor = `processor\t: 0
cpu family\t: 6
model\t\t: 167
model name\t: Intel(R) Xeon(R) Processor
stepping\t: 1
cpu MHz\t\t: 2599.998
cache size\t: 491520 KB
`;

it('distinguishes processors of the same name by constant details', () => {
  const details = ['cpu family 6', 'model 167', 'stepping 1', 'cache size 491520 KB'];

  expect(processorDetails(processor)).toEqual(details);
  expect(processorDetails(processor.replace('2599.998', '1800.000'))).toEqual(details);
});

it('omits details that a processor does not report', () => {
  expect(processorDetails('processor\t: 0\nBogoMIPS\t: 50.00\n')).toEqual([]);
});

it('names the machine in the same words each time', async () => {
  expect(await thisMachine()).toBe(await thisMachine());
  expect(await thisMachine()).toMatch(/^\d+ x .+; \d+ GiB, Node \d+/);
});
