// With `CI` set, a failed test runs once more (docs/decisions/0012). Its errors are printed, and the summary names it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
