// A console error or warning fails the test that caused it, since React's and the browser's errors are bugs.
const calls = [];
let spies;

beforeEach(() => {
  calls.length = 0;
  spies = ['error', 'warn'].map((level) =>
    jest.spyOn(console, level).mockImplementation((...parts) => calls.push([level, ...parts])),
  );
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  if (calls.length > 0) {
    throw new Error(
      `The console was written to:\n${calls.map((call) => call.map(String).join(' ')).join('\n')}`,
    );
  }
});
